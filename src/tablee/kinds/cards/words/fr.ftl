title = Nouveau jeu
pitch = Quatre cartes : quand jouer la plus forte ?
about = Des mains cachées, et des manches que prend la plus forte carte.
contents-cards = cartes
table = Table
hand = Votre main
face-card = { $n }
fact-cards = { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }
score-rounds = Manches prises
move-play = Jouer le { $card }
prompt-play = Jouez une carte.
news-play = { $seat } joue le { $card }.
    .seat = Vous jouez le { $card }.
refused-not_your_card = Vous n’avez pas cette carte.
refused-not_your_turn = Ce n’est pas votre tour.
refused-game_over = La partie est finie.

# Jouer en une minute
guide-goal = Prenez le plus de manches.
guide-turn = Chacun joue une carte. La plus forte prend la manche.
guide-leads = Qui l’a prise commence la suivante.
guide-end = Quand les mains sont vides, le plus grand nombre de manches gagne.
worth-card = Plus le nombre est grand, plus la carte est forte. Chacune existe une fois.
