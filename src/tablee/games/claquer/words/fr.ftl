title = Claquer, battre et taper
pitch = Les mains d’abord, la carte ensuite : et gare à la gaffe !
about = Tout le monde joue en même temps. Avant de poser une carte, il faut faire le mouvement que montre celle qu’on recouvre : claquer des doigts, battre des mains ou taper sur la pile. Qui se trompe ne risque rien… tant que personne ne crie « gaffe ! ».

contents-movements = cartes à claquer, battre ou taper
contents-shrugs = cartes qui haussent les épaules
contents-stops = cartes stop
contents-striped = cartes à bordure rayée

option-deck = Jeu de cartes
option-deck-help = Le petit jeu donne des manches deux fois plus courtes.
option-deck-full = Complet, 98 cartes
option-deck-quick = Petit, 50 cartes
option-rounds = Manches
option-rounds-help = Nombre de manches ; chaque manche gagnée rapporte un point.
option-gaffe_seconds = Délai pour crier gaffe (secondes)
option-gaffe_seconds-help = Une gaffe peut être dénoncée pendant ce délai, qu’une autre carte l’ait recouverte ou non.
option-false_call_seconds = Attente après une fausse alerte (secondes)
option-false_call_seconds-help = Qui crie gaffe sans raison ne peut ni jouer ni crier pendant ce temps ; 0 : aucune sanction.
option-stop_seconds = Durée d’un stop (secondes)
option-stop_seconds-help = Qui pose une carte stop a ce temps pour ses trois autres cartes ; ensuite, les autres reprennent.
option-loose_matching = Pose libre
option-loose_matching-help = Une carte qui ne va pas est acceptée aussi : c’est une gaffe et, si elle est dénoncée, la carte retourne sous sa pile.
option-wild_both_ways = Rayures dans les deux sens
option-wild_both_ways-help = N’importe quelle carte peut recouvrir une carte rayée.
option-slow_computers = Ordinateurs plus lents
option-slow_computers-help = Les ordinateurs prennent deux fois plus de temps.

character-girl = fille à la queue de cheval
character-dog = chien
character-boy = garçon à la casquette
character-cat = chat
character-robot = robot
character-gran = grand-mère
colour-blue = bleue
colour-yellow = jaune
colour-red = rouge
colour-green = verte
colour-striped = rayée
action-snap = claque des doigts
action-clap = bat des mains
action-slap = tape
action-shrug = hausse les épaules
action-stop = stop
card = { $character }, bordure { $colour }, { $action }
card-down = carte cachée

gesture-snap = claque des doigts
gesture-clap = bat des mains
gesture-slap1 = tape à gauche
gesture-slap2 = tape à droite
gestures-none = aucun mouvement
gestures-more = { $before }, { $gesture }

receive-1 = à gauche
receive-2 = à droite
zone-receive-1 = Gauche
zone-receive-2 = Droite
zone-trace-1 = À gauche
zone-trace-2 = À droite
zone-trace-of = { $seat }
    .seat = Vous
zone-give = Pile { $n } : { $seat }
zone-mine = Pile { $n }
zone-my-hands = Mes mains
why-no-call = Rien à dénoncer : { $seat }.
zone-hands = Mains : { $seat }
fact-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
progress = { $cards ->
    [0] Plus aucune carte
    [one] Plus qu’une carte
   *[other] Encore { $cards } cartes
}

move-snap = Claquer
move-clap = Battre
move-slap-1 = Taper à gauche
move-slap-2 = Taper à droite
move-rest = Mains en bas
move-play = { $card } : poser { $receive }
move-gaffe = Gaffe ! ({ $seat })
move-gaffe-earlier = Gaffe ! ({ $seat }, la carte d’avant)
move-release = Laisser jouer les autres

prompt-countdown = Manche { $round } sur { $rounds } : on retourne les cartes…
prompt-play = D’abord le mouvement, puis la carte.
then-centre = Maintenant, l’une des deux piles du centre.
prompt-watch = Tout le monde joue en même temps.
prompt-my-stop = Stop ! À vous, sans les autres : encore { $plays ->
    [one] une carte
   *[other] { $plays } cartes
}.
prompt-stop = Stop ! { $seat } a la main : encore { $plays ->
    [one] une carte
   *[other] { $plays } cartes
}.
prompt-frozen = Ce n’était pas une gaffe : un instant de patience.
prompt-last = { $seat } n’a plus de carte ! Quelqu’un a-t-il vu une gaffe ?
    .seat = Vous n’avez plus de carte ! Quelqu’un a-t-il vu une gaffe ?
prompt-caught = Gaffe ! { $seat } a pris { $culprit } sur le fait.
    .seat = Gaffe ! Vous avez pris { $culprit } sur le fait.
    .culprit = Gaffe ! { $seat } vous prend sur le fait.
prompt-unfounded = Fausse alerte : { $culprit } n’a pas fait de gaffe, { $seat } attend un peu.
    .seat = Fausse alerte : { $culprit } n’a pas fait de gaffe, vous attendez un peu.
    .culprit = Fausse alerte : vous n’avez pas fait de gaffe, { $seat } attend un peu.
prompt-between = La manche est finie ; la suivante arrive.
prompt-over = La partie est finie.

news-go = Les cartes sont retournées : à vous !
news-play = { $seat } : { $gestures }, { $card } sur { $covered }
    .seat = Vous : { $gestures }, { $card } sur { $covered }
news-stop = Stop ! { $seat } a la main, pour { $plays ->
    [one] une carte
   *[other] { $plays } cartes au plus
  }.
    .seat = Stop ! À vous, sans les autres, pour { $plays ->
            [one] une carte
           *[other] { $plays } cartes au plus
        }.
news-last = { $seat } n’a plus de carte.
    .seat = Vous n’avez plus de carte.
news-release = { $seat } laisse jouer les autres.
    .seat = Vous laissez jouer les autres.
news-caught = Gaffe ! { $seat } prend { $culprit } sur le fait et lui donne { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
    .seat = Gaffe ! Vous prenez { $culprit } sur le fait et lui donnez { $cards ->
            [one] une carte
           *[other] { $cards } cartes
        }.
    .culprit = Gaffe ! { $seat } vous prend sur le fait et vous donne { $cards ->
            [one] une carte
           *[other] { $cards } cartes
        }.
news-returned = { $seat } reprend : { $card }.
    .seat = Vous reprenez : { $card }.
news-due = Attendu sur { $card } : { $due }. Fait : { $made }.
due-snap = claquer des doigts
due-clap = battre des mains
due-slap = taper cette pile
due-shrug = n’importe quel mouvement
consequence-gaffe = Gaffe, { $culprit } !
    .culprit = Vous avez gaffé !
news-unfounded = Fausse alerte, { $seat } : { $culprit } n’a pas fait de gaffe.
    .seat = Fausse alerte : { $culprit } n’a pas fait de gaffe.
    .culprit = Fausse alerte, { $seat } : vous n’avez pas fait de gaffe.
news-thaw = { $seat } peut rejouer.
    .seat = Vous pouvez rejouer.
news-turn = Personne ne peut jouer : les cartes du dessous passent au-dessus.
news-spare = Rien n’y fait : on retourne des cartes mises de côté.
news-sink = Rien n’y fait : chacun glisse ses cartes du dessus sous ses piles.
news-draw = Aucune carte ne peut plus être posée : manche nulle.
news-round-won = { $seat } gagne la manche { $round }.
    .seat = Vous gagnez la manche { $round }.

score-rounds = { $rounds ->
    [0] Aucune manche gagnée
    [one] Une manche gagnée
   *[other] { $rounds } manches gagnées
}
score-cards-left = { $cards ->
    [0] Aucune carte restante
    [one] Une carte restante
   *[other] { $cards } cartes restantes
}
figure-gaffes = Gaffes commises : { $made }
figure-called = Gaffes dénoncées : { $called }
end-won = { $seat } n’a plus aucune carte.
    .seat = Vous n’avez plus aucune carte.
end-match = { $seat } gagne la partie avec { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}.
    .seat = Vous gagnez la partie avec { $rounds ->
            [one] une manche
           *[other] { $rounds } manches
        }.
end-shared = Égalité : { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} et autant de cartes restantes.
end-drawn = Aucune carte ne pouvait plus être posée : partie nulle.

refused-game_over = La partie est finie.
refused-bad_seats = Ce jeu se joue de 2 à 6.
refused-not_yours = Cela ne se fait pas d’ici.
refused-not_now = Pas maintenant : le jeu est arrêté un instant.
refused-no_cards = Vous n’avez plus de carte.
refused-no_such_pile = Cette pile n’existe pas.
refused-no_such_card = Cette carte n’est plus à retourner.
refused-too_late = Trop tard : une autre carte est passée avant.
refused-call_too_late = Trop tard : il n’y a plus rien à dénoncer.
refused-round_won = Quelqu’un n’a plus de carte : on ne pose plus rien.
refused-stopped = Stop ! Une seule personne joue pour l’instant.
refused-frozen = Vous avez crié gaffe sans raison : patience.
refused-empty_pile = Cette pile est vide.
refused-no_match = Ni la même couleur, ni le même personnage.
refused-hands_down = Vos mains sont déjà baissées.
refused-no_stop = Vous n’avez pas joué de carte stop.
refused-own_gaffe = On ne dénonce pas sa propre gaffe.

# Jouer en une minute
guide-goal = Soyez la première personne sans carte. Tout le monde joue en même temps.
guide-match = Une carte va sur une autre de même bordure ou de même personnage.
guide-move = Mais les mains d’abord : faites le mouvement de la carte recouverte, puis posez la vôtre.
guide-gaffe = Quelqu’un a fait le mauvais mouvement ? Criez gaffe : il reçoit la carte du dessus de chacune de vos piles.
guide-end = La première personne sans carte gagne la manche, si personne ne dénonce à temps son dernier coup.
worth-snap = Pour la recouvrir, claquez d’abord des doigts.
worth-clap = Pour la recouvrir, battez d’abord des mains.
worth-slap = Pour la recouvrir, tapez d’abord sur sa pile.
worth-shrug = Pour la recouvrir, faites le mouvement que vous voulez.
worth-stop = Posez-la, et les autres s’arrêtent : vous jouez encore jusqu’à trois cartes. Pour la recouvrir, aucun mouvement.
worth-striped = Va sur n’importe quelle carte. Seuls son personnage ou une autre carte rayée la recouvrent, après le mouvement qu’elle montre.
worth-back = Une carte que personne n’a encore vue.
worth-hands = Le dernier mouvement de ces mains.
worth-badge-stop = Pour l’instant, seule cette personne joue.
worth-badge-frozen = A crié gaffe sans raison, et attend.

# La leçon
lesson-clap = Tout le monde est figé : prenez votre temps. Votre chat bleu peut aller sur le chien bleu. Le chien bat des mains : battez d’abord.
lesson-movement-wrong = Dans une vraie partie, poser une carte après cela serait une gaffe. Regardez les mains de la carte à recouvrir.
lesson-lay = La carte, maintenant : touchez votre première pile, puis la pile de gauche au milieu.
lesson-lay-wrong = Pas celle-là pour l’instant : regardez ce qui est éclairé.
lesson-snap = C’est maintenant le chat bleu, et il claque des doigts. Claquez !
lesson-character = Votre chat rouge va sur le chat bleu : même personnage. Deuxième pile, puis celle de gauche.
lesson-slap = Le chat rouge tape. Tapez sur la pile elle-même : touchez la pile de gauche.
lesson-colour = La fille a aussi une bordure rouge. Troisième pile, puis celle de gauche.
lesson-watch = Regardez maintenant les mains : { $seat }. À droite, la grand-mère claque des doigts…
lesson-wrong = { $seat } a battu des mains, et pose maintenant une carte sur elle.
lesson-gaffe = Elle claque, et { $seat } a battu des mains : criez gaffe !
lesson-gaffe-wrong = Vite, avant qu’il ne soit trop tard : criez gaffe.
lesson-end = Pris ! Vos cartes du dessus vont à qui s’est trompé. Dans une vraie partie, tout va en même temps, et rien ne dit ce qui était juste.
