title = Nouveau jeu
pitch = Cinq lettres : quel est le mot ?
about = Un mot caché, et ce que chaque essai en dit.
contents-letters = lettres
option-language = Langue des mots
option-language-help = Tout le monde à la table devine dans cette langue.
option-language-fr = français
option-language-en = anglais
board = Essais
cell = Essai { $row }, lettre { $place }
mark-right = { $letter }, juste
mark-right-short = { $letter }=
mark-near = { $letter }, à une autre place
mark-near-short = { $letter }~
mark-wrong = { $letter }, pas dans le mot
mark-wrong-short = { $letter }
move-guess = Proposer un mot
ask-word = Cinq lettres
prompt-guess = Devinez le mot.
news-guess = { $seat } propose { $word }.
    .seat = Vous proposez { $word }.
end-found = Le mot était { $word }.
end-hidden = Personne n’a trouvé { $word }.
refused-five_letters = Tapez cinq lettres sans accent.
refused-not_your_turn = Ce n’est pas votre tour.
refused-game_over = La partie est finie.

# Jouer en une minute
guide-goal = Soyez celui qui devine le mot caché.
guide-turn = À votre tour, tapez cinq lettres. Tout le monde voit ce qu’elles disent.
guide-end = Après huit essais, le mot est dévoilé, et personne n’a perdu.
worth-right = La lettre est dans le mot, à cette place.
worth-near = La lettre est dans le mot, à une autre place.
worth-wrong = La lettre n’est pas dans le mot.
