title = Double Action
pitch = Des cartes en main, des jetons sur le plateau : alignez cinq jetons, deux fois, avant les autres.
about = Chaque carte posée permet de placer un jeton sur une case qui la montre. Deux camps cherchent à aligner cinq jetons, deux fois. Les valets vont partout, les valets noirs peuvent aussi retirer un jeton, et personne n’a le droit de vous rappeler de piocher.
contents-board = plateau de cent cases, dont quatre gratuites
contents-cards = jeux de 52 cartes
contents-tokens = jetons à deux faces, de deux couleurs
level-greedy = glouton
level-former = ancien expert

# La table
board = Plateau
stock = Pioche
discards = Cartes posées
hand = Ma main
cell = Ligne { $row }, colonne { $column } : { $card }
cell-short = { $card }
cell-free = Ligne { $row }, colonne { $column } : case gratuite, elle compte pour les deux camps
cell-free-short = ★
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
the-card = { $rank ->
    [A] l’as
    [J] le valet
    [Q] la dame
    [K] le roi
   *[other] le { $rank }
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
card-dead = { $card }, périmée : toutes ses cases sont prises
face-back = carte face cachée
face-free = case gratuite
face-token-0 = jeton rond, ligne { $row }, colonne { $column }
face-token-0-short = ●
face-token-1 = jeton carré, ligne { $row }, colonne { $column }
face-token-1-short = ■
face-turned-0 = jeton rond retourné côté joker, ligne { $row }, colonne { $column }
face-turned-0-short = ◉
face-turned-1 = jeton carré retourné côté joker, ligne { $row }, colonne { $column }
face-turned-1-short = ▣
fact-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
fact-dealer = distribue
progress = { $n ->
    [0] La pioche est vide
   *[other] Pioche : { $n }
  }

# Options
option-target = Séries à réussir
option-target-help = Le camp qui complète le premier ce nombre de séries gagne.
option-target-2 = deux
option-target-3 = trois
option-packs = Jeux de cartes
option-packs-help = La règle veut un jeu pour deux ou quatre joueurs et deux jeux pour six ou huit. Avec deux jeux à une petite table, moins de parties finissent faute de cartes.
option-packs-auto = comme le veut la règle
option-packs-1 = un
option-packs-2 = deux
option-dealer = Qui distribue
option-dealer-help = La personne à gauche de celle qui distribue commence.
option-dealer-lot = tiré au sort
option-dealer-1 = place 1
option-dealer-2 = place 2
option-dealer-3 = place 3
option-dealer-4 = place 4
option-dealer-5 = place 5
option-dealer-6 = place 6
option-dealer-7 = place 7
option-dealer-8 = place 8
option-dead_swaps_per_turn = Cartes périmées échangées par tour
option-dead_swaps_per_turn-help = Combien de cartes périmées on peut échanger avant de jouer.
option-dead_swaps_per_turn-any = autant qu’on veut
option-dead_swaps_per_turn-1 = une
option-dead_swaps_per_turn-2 = deux
option-dead_swaps_per_turn-3 = trois
option-play_out_hands = Jouer les mains jusqu’au bout
option-play_out_hands-help = Quand la pioche est vide, on joue jusqu’à ce que personne ne puisse plus jouer. Sinon la partie finit avec ce tour.
option-auto_draw = Piocher pour tout le monde
option-auto_draw-help = La table pioche après chaque tour : impossible d’oublier. La règle, elle, s’en remet à l’attention de chacun.
option-threat_marks = Signaler les lignes menaçantes
option-threat_marks-help = Un petit 4 sur un jeton dit qu’il ne manque qu’une case à sa ligne. D’usage pour qui joue sans autre personne, pas entre personnes.

# Coups
move-play = Jouer { $card } en { $cell }
move-remove = Avec { $card }, retirer le jeton en { $cell }
move-swap = Échanger la carte périmée { $card }
move-draw = Piocher
move-pass = Passer
move-hint = Rappeler une pioche oubliée : { $seat }…
ask-hint = Rappeler une pioche oubliée est interdit et vous coûte une carte. À qui le dites-vous ?
whom = { $seat }
ask-which = Quels cinq jetons retournez-vous ?
ends = de { $first } à { $last }
ends-and = { $these } et { $those }
then-card = Touchez une case { card-short } éclairée.
then-jack = Touchez n’importe quelle case éclairée.
then-black-jack = Touchez une case éclairée, ou un jeton à retirer.
then-dead = Toutes ses cases sont prises : touchez la pioche pour l’échanger.
prompt-play = Choisissez une carte, puis sa case.
prompt-pass = Vous n’avez rien à jouer : passez.

# Nouvelles
news-dealer = { $seat } distribue.
    .seat = Vous distribuez.
news-play = { $seat } pose { $card } et joue en { $cell }.
    .seat = Vous posez { $card } et jouez en { $cell }.
news-series = { $new ->
    [one] { $seat } complète une série ({ $n } sur { $target }).
   *[other] { $seat } complète { $new } séries d’un coup ({ $n } sur { $target }).
  }
    .seat = { $new ->
            [one] Vous complétez une série ({ $n } sur { $target }).
           *[other] Vous complétez { $new } séries d’un coup ({ $n } sur { $target }).
        }
news-remove = { $seat } pose { $card } et retire le jeton en { $cell }.
    .seat = Vous posez { $card } et retirez le jeton en { $cell }.
consequence-remove = { $seat } retire le jeton en { $cell }.
    .seat = Vous retirez le jeton en { $cell }.
news-swap = { $seat } échange une carte périmée : { $card }.
    .seat = Vous échangez une carte périmée : { $card }.
news-draw = { $seat } pioche.
    .seat = Vous piochez.
news-drawn = Vous recevez : { $card }.
news-pass = { $seat } n’a rien à jouer et passe.
    .seat = Vous n’avez rien à jouer et passez.
news-hint = { $seat } rappelle une pioche à { $told }, ce qui est interdit.
    .seat = Vous rappelez une pioche à { $told }, ce qui est interdit.
    .told = { $seat } vous rappelle une pioche, ce qui est interdit.
news-lose = { $seat } perd une carte, qui retourne dans la pioche.
    .seat = Vous perdez une carte, qui retourne dans la pioche.
news-lost = Vous perdez { $card } : la carte retourne dans la pioche.

# Scores et fins
score-series = Séries complétées
score-tokens = Jetons sur le plateau : { $n }
end-target = Le nombre de séries est atteint ({ $n }) : la partie est gagnée.
end-series = Plus de cartes. Séries : { $more } contre { $fewer }.
end-tokens = Plus de cartes, séries à égalité ({ $series }). Jetons : { $more } contre { $fewer }.
end-drawn = Plus de cartes, séries ({ $series }) et jetons ({ $tokens }) à égalité : partie nulle.

# Refus
refused-game_over = La partie est finie.
refused-chance_due = Une carte est en train d’être distribuée.
refused-not_seated = Seules les personnes à la table peuvent faire cela.
refused-only_chance = Seule la table distribue.
refused-not_dealt_so = Cette carte ne peut pas être distribuée maintenant.
refused-no_chance_here = Il n’y a rien à distribuer maintenant.
refused-not_your_turn = Ce n’est pas votre tour.
refused-no_such_card = Cette carte n’existe pas.
refused-not_in_hand = Vous n’avez pas { the-card }.
refused-no_such_cell = Cette case n’existe pas.
refused-free_cell = { $cell } est une case gratuite : on n’y pose jamais de jeton.
refused-cell_taken = Il y a déjà un jeton en { $cell }.
refused-not_matching = La case { $cell } ne montre pas cette carte : { card }.
refused-no_such_choice = { $ways ->
    [one] Il n’y a rien à choisir ici.
   *[other] Choisissez l’une des { $ways } façons de retourner cinq jetons.
  }
refused-not_black_jack = Seul un valet noir retire un jeton. Votre carte : { card }.
refused-own_token = Le jeton en { $cell } est de votre camp.
refused-nothing_to_remove = Il n’y a pas de jeton adverse en { $cell }.
refused-locked_token = Le jeton en { $cell } fait partie d’une série complétée : on n’y touche plus.
refused-card_alive = Cette carte peut encore se jouer, elle n’est pas périmée : { card }.
refused-stock_empty = La pioche est vide.
refused-swaps_spent = À cette table, on échange au plus { $most ->
    [one] une carte périmée
   *[other] { $most } cartes périmées
  } par tour.
refused-draw_not_due = On pioche une carte pour chaque carte posée à son tour, avant que la personne suivante ait joué.
refused-already_told = Vous venez de le dire.
refused-nobody_forgets = La table pioche pour tout le monde : personne ne peut oublier.
refused-no_such_player = Il n’y a personne à qui parler à cette place.
refused-must_play = Vous pouvez encore jouer ou échanger une carte.
refused-wrong_seats = Double Action se joue à 2, 4, 6 ou 8, pas à { $seats }.
refused-packs_too_few = À { $seats }, il faut deux jeux de cartes.
refused-no_such_dealer = Il n’y a pas de place { $seat } à cette table.

# Jouer en une minute
guide-goal = Réussissez deux séries avant l’autre camp : cinq de vos jetons alignés. (Certaines tables en veulent trois.)
guide-play = Posez une carte de votre main, et un jeton sur une case qui la montre.
guide-draw = Puis piochez vous-même, avant que la personne suivante ait joué. Personne ne peut vous le rappeler.
guide-dead = Une carte dont toutes les cases sont prises est périmée : échangez-la à votre tour, avant de jouer.
guide-end = Si la pioche s’épuise, le camp qui a le plus de séries gagne, puis celui qui a le plus de jetons.
worth-card = Va sur une case qui la montre. Il y en a deux sur le plateau.
worth-jack = Va sur n’importe quelle case vide.
worth-black-jack = Va sur n’importe quelle case vide, ou retire un jeton adverse.
worth-cell = Qui pose cette carte, ou un valet, peut placer un jeton ici.
worth-free = Compte pour les deux camps. Personne n’y pose de jeton.
worth-token = Cinq sur une ligne, une colonne ou une diagonale forment une série.
worth-turned = Fait partie d’une série complétée : personne ne peut le retirer.
worth-back = La pioche.

# La leçon
lesson-card = Choisissez le roi de carreau, puis la case qui le montre à côté du coin.
lesson-card-wrong = C’est permis, mais nous partons du coin : le roi de carreau, première ligne, deuxième colonne.
lesson-draw = Piochez maintenant : touchez la pioche. Dans une vraie partie, personne ne vous le rappelle, et qui oublie a une carte de moins.
lesson-draw-again = Piochez de nouveau.
lesson-other = { $seat } joue.
lesson-line = Le coin compte pour vous, le roi y est. Continuez avec l’as de pique, juste à côté.
lesson-line-wrong = Restez dans la ligne : l’as de pique, première ligne, troisième colonne.
lesson-blocked = { $seat } a vu votre ligne, et a la carte suivante.
lesson-remove = Votre ligne est bloquée ! Un valet noir retire un jeton : choisissez le valet de pique, puis ce jeton.
lesson-remove-wrong = Libérez d’abord votre ligne : le valet de pique retire le jeton.
lesson-jack = Un valet va sur n’importe quelle case vide. Mettez le valet de cœur là où était le jeton.
lesson-jack-wrong = Comblez le trou de votre ligne : le valet de cœur, première ligne, quatrième colonne.
lesson-series = Plus qu’une case ! L’as de trèfle fait cinq avec le coin.
lesson-series-wrong = Un seul coup fait la série : l’as de trèfle, première ligne, cinquième colonne.
lesson-end = Une série ! Ses jetons se retournent, et personne n’y touche plus. Deux séries gagnent la partie.

# Pourquoi le meilleur coup d’un problème est meilleur
because-played = Rejoué de nombreuses fois, il gagne plus souvent.
because-wins = Il achève la dernière série : la partie est gagnée.
because-series = { $n ->
    [one] Il achève une série.
   *[other] Il achève { $n } séries d’un coup.
  }
because-stops = { $n ->
    [one] Il brise une ligne adverse à laquelle il ne manque qu’une case.
   *[other] Il brise { $n } lignes adverses à qui il ne manque qu’une case.
  }
because-fours = { $n ->
    [one] Il laisse à une de vos lignes une seule case à remplir.
   *[other] Il laisse à { $n } de vos lignes une seule case à remplir.
  }
because-spoils = { $n ->
    [one] Il brise une ligne adverse à laquelle il manque deux cases.
   *[other] Il brise { $n } lignes adverses à qui il manque deux cases.
  }
because-threes = { $n ->
    [one] Il laisse à une de vos lignes deux cases à remplir.
   *[other] Il laisse à { $n } de vos lignes deux cases à remplir.
  }
because-jack = Il épargne { $card }, qui va partout.
