title = Morpion
pitch = Trois signes alignés, et c’est gagné.
about = Le plus petit des jeux : neuf cases, deux signes, une ligne de trois.
contents-board = plateau de neuf cases
board = Plateau
cell = Case { $n }
face-cell = case
face-cross = croix
face-cross-short = ×
face-ring = rond
face-ring-short = ○
move-mark = Jouer la case { $n }
prompt-mark = Choisissez une case libre.
news-mark = { $seat } joue la case { $n }.
    .seat = Vous jouez la case { $n }.
consequence-line = { $seat } a trois signes en ligne !
    .seat = Vous avez trois signes en ligne !
score-line = Trois en ligne
end-drawn = Le plateau est plein : partie nulle.
refused-cell_taken = Cette case est déjà prise.
refused-not_your_turn = Ce n’est pas votre tour.
refused-game_over = La partie est finie.

# Jouer en une minute
guide-goal = Alignez trois de vos signes avant l’autre.
guide-turn = À votre tour, mettez votre signe sur une case libre.
guide-end = La première ligne de trois gagne. Un plateau plein sans ligne est une partie nulle.
worth-cell = Une case libre : un signe peut y aller.
worth-cross = Le signe de qui a commencé.
worth-ring = Le signe de l’autre.

# La leçon
lesson-middle = Vous jouez les croix. Commencez au milieu : quatre lignes y passent.
lesson-middle-wrong = Possible, mais le milieu est meilleur.
lesson-other = { $seat } joue.
lesson-corner = Prenez le coin en haut à droite : il ne vous manquera qu’une case.
lesson-corner-wrong = Pour cette ligne, prenez le coin en haut à droite.
lesson-blind = { $seat } ne voit rien venir.
lesson-line = Trois en ligne : en bas à gauche !
lesson-line-wrong = Vous pouvez gagner : en bas à gauche.
lesson-end = Vous avez gagné. Il n’y a rien d’autre à savoir.
