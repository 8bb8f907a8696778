title = Crack Word
pitch = Quatre mots grandissent lettre à lettre ; terminez-en un à votre couleur et ramassez-le.
about = Quatre lignes de lettres au milieu, que chacun allonge à son tour. Chaque lettre posée doit faire partie d’un vrai mot, que l’on nomme. Qui complète un mot où sa couleur domine peut annoncer CRACK WORD et en prendre toutes les cartes.
contents-letters = cartes lettres en quatre couleurs
contents-jokers = jokers
contents-bins = poubelles

option-language = Langue
option-language-help = Le dictionnaire qui tranche, et les lettres des paquets.
option-language-fr = français
option-language-en = anglais
option-language-nl = néerlandais
option-example = Mot d’exemple
option-example-help = Qui donne le mot dont la ligne fait partie.
option-example-name_it = Le joueur le nomme
option-example-assisted = La table en trouve un
option-expert = Toutes les cartes
option-expert-help = Partie d’experts : aucune carte n’est écartée avant le début.
option-insertion = Lettres intercalées
option-insertion-help = On peut aussi glisser une lettre entre deux autres.
option-absolute_majority = Majorité absolue
option-absolute_majority-help = Il faut plus de lettres à sa couleur que toutes les autres réunies.

card = { $card }
face-joker = joker
face-bin = poubelle
face-back = carte cachée
face-sign-0 = rond
face-sign-1 = carré
face-sign-2 = triangle
face-sign-3 = losange
face-gap = place libre
letter =
    { $cards ->
        [one] { $card }, { $seat }
       *[other] { $card }, { $seat }, { $cards } cartes
    }
line = Ligne { $n } : { $text }
place-left = Ligne { $n }, à gauche
place-right = Ligne { $n }, à droite
place-between = Ligne { $n }, entre deux lettres
zone-hand = Main
zone-pile = Pioche
zone-paquet = PAQUET

move-place = { $card } sur la ligne { $n } : { $text }
move-cover = { $card } sur le { $card } de la ligne { $n } : { $text }
move-joker-cover = Joker sur une lettre de la ligne { $n } : { $text }
move-joker = Joker sur la ligne { $n } : { $text }
move-bin = Vider la ligne { $n } ({ $text })
move-seed = Poser { $card } sur la ligne { $n }
move-seed-joker = Poser le joker sur la ligne { $n }
move-pass = Piocher une carte et passer
move-leave = Passer et quitter la partie
ask-letter = Quelle lettre pour le joker ?
ask-word = Un mot qui contient { $text }
ask-crack = Poser la carte
ask-crack-no = Poser
ask-crack-yes = Poser et annoncer CRACK WORD !

prompt-play = Posez une lettre sur une ligne, ou piochez et passez.
prompt-last = Derniers tours : posez une lettre. Qui passe est hors jeu.
prompt-seed = Posez une lettre sur la ligne { $n }, restée vide.
prompt-wait = { $seat } réfléchit.
progress-pile = Plus petite pioche : { $n }
fact-hand = { $n } en main
fact-pile = pioche { $n }
fact-out = hors jeu

news-cut = { $seat } coupe : { $card }.
news-cut-again = Égalité : on coupe à nouveau.
news-starts = { $seat } est au plus près du A et commence.
news-turned = { $seat } retourne { $card }.
news-under = { $seat } retourne la carte { $card }, qui va sous la pioche.
news-drawn = Vous piochez : { $card }.
news-placed = { $seat } forme { $text } ligne { $n }, comme dans { $word }.
news-failed = { $seat } tente { $text } ligne { $n } avec « { $word } » : refusé, la carte revient en main.
news-failed-none = { $seat } tente { $text } ligne { $n } sans mot qui convienne : la carte revient en main.
news-crack =
    { $cards ->
        [one] CRACK WORD ! { $seat } prend { $text } : { $cards } carte.
       *[other] CRACK WORD ! { $seat } prend { $text } : { $cards } cartes.
    }
news-vain = { $seat } annonce CRACK WORD, mais la ligne reste.
news-bin = { $seat } jette { $text } à la poubelle : la ligne { $n } se vide, chacun reprend ses lettres.
news-seeded = { $seat } pose { $card } sur la ligne { $n }.
news-pass = { $seat } pioche et passe.
news-out = { $seat } est hors jeu.
news-new-hand = { $seat } prend une nouvelle main de { $cards }.
news-last-hand =
    { $cards ->
        [one] DERNIÈRE MAIN ! { $seat } tire sa dernière carte ; chacun en prend autant.
       *[other] DERNIÈRE MAIN ! { $seat } tire ses { $cards } dernières cartes ; chacun en prend autant.
    }

score-paquet = Cartes du PAQUET
score-bonus = Ses lettres sur la table
score-left = Lettres restées en main
end-finished = { $seat } a posé sa dernière carte.
end-stuck = Plus personne ne peut jouer.

refused-game_over = La partie est finie.
refused-not_your_turn = Ce n’est pas votre tour.
refused-seed_first = Posez d’abord une lettre sur la ligne { $line }, restée vide.
refused-unknown_move = Ce n’est pas un coup de ce jeu.
refused-no_such_place = Une lettre se pose aux bouts de la ligne { $line } ou sur la même lettre.
refused-not_the_same_letter = Sur un { $letter }, on ne pose qu’un { $letter }.
refused-line_empty = La ligne { $line } est déjà vide.
refused-nothing_to_seed = Aucune ligne n’attend de lettre.
refused-not_in_hand = Vous n’avez pas cette carte en main.
refused-not_a_letter = Ce n’est pas une lettre.
refused-letter_missing = Le joker a besoin d’une lettre de A à Z.
refused-no_such_line = Il y a quatre lignes.
refused-no_chance_here = Aucune carte n’est à tirer.
refused-no_such_card = Cette carte ne peut pas venir maintenant.
refused-wrong_seats = Crack Word se joue de 2 à 4, pas à { $seats }.
refused-no_lexicon = Le dictionnaire { $language } n’est pas installé.
