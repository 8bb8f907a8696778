title = Nouveau jeu
pitch = Posez la dernière pierre.
about = Un petit plateau, et des pierres qui ne doivent pas se toucher.
contents-board = plateau de 25 cases
board = Plateau
cell = Case { $cell }
face-cell = case
face-round = pierre ronde
face-round-short = ●
face-square = pierre carrée
face-square-short = ■
move-put = Poser une pierre en { $cell }
prompt-put = Choisissez une case allumée.
news-put = { $seat } pose une pierre en { $cell }.
    .seat = Vous posez une pierre en { $cell }.
refused-no_room = Aucune pierre ne peut être posée en { $cell }.
refused-not_your_turn = Ce n’est pas votre tour.
refused-game_over = La partie est finie.

# Jouer en une minute
guide-goal = Posez la dernière pierre.
guide-turn = À votre tour, posez une pierre sur une case libre. Aucune autre pierre ne doit partager un bord avec elle.
guide-end = Qui ne peut plus poser de pierre a perdu.
worth-cell = Une case libre. Celles qui sont allumées ont de la place pour une pierre.
worth-round = Une pierre de qui a commencé.
worth-square = Une pierre de l’autre.
