title = La dame de pique
pitch = Ne prenez aucun cœur, et surtout pas la dame de pique.
about = Des plis dont personne ne veut : les cœurs coûtent des points, la dame de pique en coûte treize, et qui ramasse tout les donne à tous les autres.
contents-cards = cartes
option-until = La partie s’arrête à
option-until-help = La partie finit avec la donne où quelqu’un atteint ce nombre de points.
option-until-25 = 25 points
option-until-50 = 50 points
option-until-100 = 100 points
option-harmless = Premier pli sans danger
option-harmless-help = Aucune carte qui compte ne se joue au premier pli, sauf si l’on n’a rien d’autre.
card = { $rank ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
  } de { $suit ->
    [S] pique
    [H] cœur
    [C] trèfle
   *[D] carreau
  }
card-short = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
  }{ $suit ->
    [S] ♠
    [H] ♥
    [C] ♣
   *[D] ♦
  }
face-back = carte face cachée
trick = Pli
trick-last = Dernier pli
hand = Vos cartes
cards = Cartes
by = { $seat }
    .seat = Vous
progress = jusqu’à { $n } points
fact-chosen = a choisi
fact-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
  }
move-play = Jouer : { $card }
move-pass = { $way ->
    [left] Passer à gauche
    [right] Passer à droite
   *[across] Passer en face
  }
prompt-pass = { $way ->
    [left] Choisissez trois cartes pour votre voisin de gauche.
    [right] Choisissez trois cartes pour votre voisin de droite.
   *[across] Choisissez trois cartes pour le joueur d’en face.
  }
prompt-wait = Les autres choisissent encore.
prompt-lead = Entamez : jouez une carte.
prompt-follow = { $suit ->
    [S] Fournissez du pique, si vous en avez.
    [H] Fournissez du cœur, si vous en avez.
    [C] Fournissez du trèfle, si vous en avez.
   *[D] Fournissez du carreau, si vous en avez.
  }
news-dealt = Donne { $n } : { $way ->
    [left] trois cartes passent à gauche.
    [right] trois cartes passent à droite.
    [across] trois cartes passent en face.
   *[keep] chacun garde ses cartes.
  }
news-pass = { $seat } a choisi trois cartes.
    .seat = Vous avez choisi trois cartes.
news-all-passed = Tout le monde a choisi. Le 2 de trèfle entame.
news-play = { $seat } joue : { $card }.
    .seat = Vous jouez : { $card }.
news-trick = { $n ->
    [0] { $seat } prend le pli : rien.
    [one] { $seat } prend le pli : { $n } point.
   *[other] { $seat } prend le pli : { $n } points.
  }
    .seat = { $n ->
    [0] Vous prenez le pli : rien.
    [one] Vous prenez le pli : { $n } point.
   *[other] Vous prenez le pli : { $n } points.
  }
news-counted = La donne { $n } est finie et comptée.
news-moon = { $seat } a tout ramassé : 26 points pour chacun des autres !
    .seat = Vous avez tout ramassé : 26 points pour chacun des autres !
consequence-queen = { $seat } récolte la dame de pique !
    .seat = Vous récoltez la dame de pique !
score-deal = Donne { $n }
refused-game_over = La partie est finie.
refused-not_your_turn = Ce n’est pas votre tour.
refused-not_now = Pas maintenant.
refused-not_dealt_so = Cette carte ne peut pas être donnée.
refused-pass_three = Choisissez trois cartes.
refused-not_your_cards = Vous n’avez pas cette carte.
refused-two_of_clubs = Le 2 de trèfle doit entamer.
refused-follow_suit = { $suit ->
    [S] Vous avez du pique : il faut en jouer.
    [H] Vous avez du cœur : il faut en jouer.
    [C] Vous avez du trèfle : il faut en jouer.
    [D] Vous avez du carreau : il faut en jouer.
   *[other] Il faut fournir à la couleur.
  }
refused-not_broken = On n’entame pas à cœur avant qu’un cœur soit tombé.
refused-no_points_yet = Aucune carte qui compte au premier pli.

# Jouer en une minute
guide-goal = Ne prenez pas de points. Qui en a le moins gagne.
guide-pass = Avant presque chaque donne, trois de vos cartes vont à un autre, et trois vous arrivent.
guide-follow = Jouez une carte de la couleur demandée si vous en avez. Sinon, n’importe laquelle.
guide-take = La plus forte carte de la couleur demandée prend le pli. Qui l’a jouée entame le suivant.
guide-hearts = On n’entame pas à cœur avant que quelqu’un s’en soit défaussé.
guide-moon = Qui prend tous les cœurs et la dame ne compte rien, et chacun des autres 26.
guide-end = La donne où quelqu’un atteint 100 est la dernière.
worth-heart = Un cœur : un point pour qui le prend.
worth-queen = La dame de pique : treize points pour qui la prend.
worth-plain = Elle ne compte rien, mais peut prendre ce qui compte.
worth-back = Une carte que tient quelqu’un d’autre.

# La leçon
lesson-pass = Trois de vos cartes vont à gauche. Un gros pique pourrait attraper la dame : passez le roi, l’as, et l’as de cœur.
lesson-pass-wrong = Possible, mais passez le roi et l’as de pique, et l’as de cœur.
lesson-two = Le 2 de trèfle commence. Maintenant { $seat } joue.
lesson-follow = On demande du trèfle, et vous en avez un : il faut le jouer.
lesson-follow-wrong = Vous avez un trèfle : jouez-le.
lesson-taken = { $seat } a pris ce pli et redemande du trèfle. { $other } s’apprête à prendre.
    .seat = Vous avez pris ce pli et redemandez du trèfle. { $other } s’apprête à prendre.
    .other = { $seat } a pris ce pli et redemande du trèfle. Vous vous apprêtez à prendre.
lesson-queen = Vous n’avez plus de trèfle, donc tout est permis : débarrassez-vous de la dame de pique !
lesson-queen-wrong = C’est le moment : jetez la dame de pique.
lesson-gift = Treize points pour { $seat }, qui entame maintenant.
    .seat = Treize points pour vous. À vous d’entamer.
lesson-low = Restez bas : le 4 de carreau ne prendra guère.
lesson-low-wrong = Plus bas : le 4 de carreau.
lesson-below = Sous le 9, vous ne risquez rien, et mieux vaut se défaire des fortes cartes : le 5 de pique.
lesson-below-wrong = Jouez le 5 de pique : il passe sous le 9.
lesson-heart = Toujours pas de trèfle. Jetez le plus gros cœur : le roi.
lesson-heart-wrong = Le roi de cœur est le plus dangereux de ceux qui restent.
lesson-end = On peut maintenant entamer à cœur. Restez bas, et surveillez qui ramasse tout.
