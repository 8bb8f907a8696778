title = Crack Word
pitch = Quatre mots grandissent lettre après lettre ; terminez-en un à votre couleur et ramassez-le.
about = Quatre lignes de lettres au milieu, que chacun allonge à son tour. À chaque lettre, on donne un vrai mot qui contient la ligne. Qui complète un mot où sa couleur montre plus de lettres que chacune des autres peut annoncer CRACK WORD et en prendre toutes les cartes.
contents-letters = cartes lettres en quatre couleurs
contents-jokers = jokers
contents-bins = poubelles

option-language = Langue
option-language-help = Le dictionnaire qui tranche, et les lettres des paquets.
option-language-fr = français
option-language-en = anglais
option-language-nl = néerlandais
option-example = Mot d’exemple
option-example-help = Qui trouve le mot qui contient la ligne.
option-example-name_it = On le donne soi-même
option-example-assisted = La table en trouve un
option-expert = Toutes les cartes
option-expert-help = Mode expert : aucune carte n’est écartée avant le début.
option-insertion = Lettres intercalées
option-insertion-help = On peut aussi glisser une lettre entre deux autres.
option-absolute_majority = Majorité absolue
option-absolute_majority-help = Il faut plus de lettres de sa couleur que de toutes les autres couleurs réunies.
option-second_try = Un deuxième essai
option-second_try-help = Une fois par tour, après un mot qui ne convient pas, on rejoue sans rien perdre.
option-table_accepts = La table peut accepter un mot
option-table_accepts-help = Si le dictionnaire ne connaît pas un mot, les autres personnes de la table peuvent l’accepter. Il faut leur accord à toutes ; les joueurs de la maison s’abstiennent. Seulement à partir de deux personnes.
option-no_offensive = Sans mots offensants
option-no_offensive-help = Les insultes et les grossièretés ne comptent pour personne. Les joueurs de la maison n’en disent jamais.

card = { $card }
face-joker = joker
face-bin = poubelle
face-back = carte face cachée
face-sign-0 = rond
face-sign-1 = carré
face-sign-2 = triangle
face-sign-3 = losange
face-gap = emplacement libre
letter =
    { $cards ->
        [one] { $card }, { $seat }
       *[other] { $card }, { $seat }, { $cards } cartes
    }
    .seat = { $cards ->
            [one] { $card }, à vous
           *[other] { $card }, à vous, { $cards } cartes
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
move-said = { $move }, { $call }
move-bin = Vider la ligne { $n } ({ $text })
move-seed = Poser { $card } sur la ligne { $n }
move-seed-joker = Poser le joker sur la ligne { $n }
move-pass = Piocher une carte et passer
move-leave = Passer (vous ne rejouerez plus)
move-accept = Accepter le mot
move-reject = Refuser le mot
move-abstain = Ne pas se prononcer (le mot est refusé)
ask-letter = Quelle lettre pour le joker ?
ask-word = Un mot qui contient { $text }
ask-crack = Poser la carte
ask-crack-no = Poser
ask-crack-yes = CRACK WORD !

then-place = Maintenant, une place éclairée sur une ligne.
then-bin = Maintenant, la ligne à vider.
prompt-play = Posez une lettre sur une ligne, ou piochez une carte et passez.
prompt-last = Derniers tours : posez une lettre. Qui passe est hors jeu.
prompt-again = Ce mot ne convient pas. Vous avez un deuxième essai.
prompt-claim = { $seat } propose { $word }. Le dictionnaire ne le connaît pas : l’acceptez-vous ?
prompt-claim-wait = Les autres décident si { $word } est un mot.
prompt-seed = Posez une lettre sur la ligne { $n }, restée vide.
prompt-wait = { $seat } réfléchit.
    .seat = À vous dans un instant.
dictionary-fr = Dico français
dictionary-en = Dico anglais
dictionary-nl = Dico néerlandais
by-dictionary-fr = dictionnaire français
by-dictionary-en = dictionnaire anglais
by-dictionary-nl = dictionnaire néerlandais
fact-hand = { $n } en main
fact-pile = pioche { $n }
fact-out = hors jeu

news-cut = { $seat } coupe : { $card }.
    .seat = Vous coupez : { $card }.
news-cut-again = Égalité : on coupe à nouveau.
news-starts = { $seat } a la lettre la plus proche du A et commence.
    .seat = Vous avez la lettre la plus proche du A et commencez.
news-turned = { $seat } retourne { $card }.
    .seat = Vous retournez { $card }.
news-under = { $seat } retourne la carte { $card }, qui va sous la pioche.
    .seat = Vous retournez la carte { $card }, qui va sous la pioche.
news-drawn = Vous piochez : { $card }.
news-placed = { $seat } forme { $text } ligne { $n }, comme dans { $word }.
    .seat = Vous formez { $text } ligne { $n }, comme dans { $word }.
news-placed-plain = { $seat } forme { $text } ligne { $n }.
    .seat = Vous formez { $text } ligne { $n }.
news-claim = { $seat } propose « { $word } » pour { $text }, ligne { $n }. Le dictionnaire ne le connaît pas : les autres décident.
    .seat = Vous proposez « { $word } » pour { $text }, ligne { $n }. Le dictionnaire ne le connaît pas : les autres décident.
news-accept = { $seat } accepte le mot.
    .seat = Vous acceptez le mot.
news-reject = { $seat } refuse le mot.
    .seat = Vous refusez le mot.
news-accepted = La table accepte « { $word } » jusqu’à la fin de la partie.
news-failed = { $seat } tente { $text } ligne { $n } avec « { $word } », refusé par le { $dictionary } : la carte revient en main.
    .seat = Vous tentez { $text } ligne { $n } avec « { $word } », refusé par le { $dictionary } : la carte revient en main.
news-failed-apart = { $seat } tente { $text } ligne { $n } avec « { $word } », qui ne contient pas { $text } : la carte revient en main.
    .seat = Vous tentez { $text } ligne { $n } avec « { $word } », qui ne contient pas { $text } : la carte revient en main.
news-failed-none = { $seat } tente { $text } ligne { $n }, mais aucun mot ne convient : la carte revient en main.
    .seat = Vous tentez { $text } ligne { $n }, mais aucun mot ne convient : la carte revient en main.
consequence-failed = « { $word } » est refusé par le { $dictionary }.
consequence-failed-apart = « { $word } » ne contient pas { $text }.
consequence-failed-none = Aucun mot ne convient pour { $text }.
news-second-try = { $seat } a un deuxième essai.
    .seat = Vous avez un deuxième essai.
news-crack =
    { $cards ->
        [one] CRACK WORD ! { $seat } prend { $text } : { $cards } carte.
       *[other] CRACK WORD ! { $seat } prend { $text } : { $cards } cartes.
    }
    .seat = { $cards ->
            [one] CRACK WORD ! Vous prenez { $text } : { $cards } carte.
           *[other] CRACK WORD ! Vous prenez { $text } : { $cards } cartes.
        }
news-vain = { $seat } annonce CRACK WORD, mais la ligne reste en place.
    .seat = Vous annoncez CRACK WORD, mais la ligne reste en place.
news-bin = { $seat } jette { $text } à la poubelle : la ligne { $n } se vide, chacun reprend ses lettres.
    .seat = Vous jetez { $text } à la poubelle : la ligne { $n } se vide, chacun reprend ses lettres.
news-seeded = { $seat } pose { $card } sur la ligne { $n }.
    .seat = Vous posez { $card } sur la ligne { $n }.
news-pass = { $seat } pioche et passe.
    .seat = Vous piochez et passez.
news-out = { $seat } est hors jeu.
    .seat = Vous êtes hors jeu.
news-new-hand = { $seat } prend une nouvelle main de { $cards }.
    .seat = Vous prenez une nouvelle main de { $cards }.
news-last-hand =
    { $cards ->
        [one] DERNIÈRE MAIN ! { $seat } tire sa dernière carte ; les autres en prennent une aussi.
       *[other] DERNIÈRE MAIN ! { $seat } tire ses { $cards } dernières cartes ; les autres en prennent autant.
    }
    .seat = { $cards ->
            [one] DERNIÈRE MAIN ! Vous tirez votre dernière carte ; les autres en prennent une aussi.
           *[other] DERNIÈRE MAIN ! Vous tirez vos { $cards } dernières cartes ; les autres en prennent autant.
        }

score-paquet = Cartes du PAQUET
score-bonus = Ses lettres sur la table
score-left = Lettres restées en main
end-finished = { $seat } a posé sa dernière carte.
    .seat = Vous avez posé votre dernière carte.
end-stuck = Plus personne ne peut jouer.

refused-game_over = La partie est finie.
refused-not_your_turn = Ce n’est pas votre tour.
refused-seed_first = Posez d’abord une lettre sur la ligne { $line }, restée vide.
refused-no_word = Donnez un mot qui contient la ligne.
refused-letters_only = Des lettres seulement : un mot avec un trait d’union, une apostrophe ou une espace ne compte pas. Essayez-en un autre, cela ne coûte rien.
refused-answer_first = Dites d’abord si vous acceptez { $word }.
refused-unknown_move = Ce n’est pas un coup de ce jeu.
refused-no_such_place = Une lettre se pose à un bout de la ligne { $line } ou sur la même lettre.
refused-not_the_same_letter = Sur un { $letter }, on ne pose qu’un { $letter }.
refused-line_empty = La ligne { $line } est déjà vide.
refused-nothing_to_seed = Aucune ligne n’attend de lettre.
refused-not_in_hand = Vous n’avez pas cette carte en main.
refused-not_a_letter = Ce n’est pas une lettre.
refused-letter_missing = Donnez au joker une lettre de A à Z.
refused-no_such_line = Il y a quatre lignes.
refused-no_chance_here = Aucune carte n’est à tirer.
refused-no_such_card = Cette carte ne peut pas venir maintenant.
refused-wrong_seats = Crack Word se joue de 2 à 4, pas à { $seats }.
refused-no_lexicon = Le dictionnaire { $language } n’est pas installé.

# Jouer en une minute
guide-goal = Complétez des mots où votre couleur montre plus de lettres que chacune des autres. Leurs cartes sont vos points.
guide-lay = Posez une lettre au bout d’une ligne, ou sur la même lettre.
guide-name = Donnez un mot qui contient toute la ligne. Si le dictionnaire le refuse, la carte revient et vous en piochez une.
guide-crack = La ligne est elle-même un mot d’au moins trois lettres, surtout à vous ? Annoncez CRACK WORD en posant la lettre, et prenez la ligne.
guide-end = Quand une pioche est épuisée, les derniers tours commencent. À la fin, le plus gros PAQUET gagne.
worth-letter = Dans une ligne, elle compte pour la couleur de qui l’a posée. Dans un PAQUET, c’est un point.
worth-joker = La lettre que vous voulez. Il compte double pour sa couleur.
worth-bin = Vide une ligne : chacun reprend ses lettres, et la poubelle vous vaut un point.
worth-gap = Une lettre peut aller ici.
worth-sign = Le signe d’une couleur.
worth-back = Une carte que personne ne voit.

# La leçon
lesson-lay = Posez votre { $first } à gauche du A, et donnez un mot qui contient { $first }A : tapez { $word }.
lesson-lay-wrong = C’est peut-être juste, mais dans cette leçon : le { $first } à gauche du A, avec le mot { $word }.
lesson-other = { $seat } construit sur une autre ligne. Chacun peut construire sur les quatre.
lesson-crack = Posez le { $last } à droite : { $word } est un mot entier, surtout à vous. Tapez-le, et annoncez CRACK WORD !
lesson-crack-wrong = Le { $last } va à droite de la première ligne, avec le mot { $word }, et n’oubliez pas d’annoncer CRACK WORD.
lesson-seed = Trois cartes, trois points ! Mettez maintenant votre S sur la ligne vide.
lesson-seed-wrong = Toute lettre irait ; ici, prenez le S.
lesson-covers = { $seat } pose un O sur un O : c’est la lettre du dessus qui donne la couleur.
lesson-cover = Vous le pouvez aussi : posez votre E sur le E, et tapez { $word }.
lesson-cover-wrong = Posez votre E sur le E de la dernière ligne, avec le mot { $word }.
lesson-pass = { $seat } n’a pas d’idée, pioche une carte et passe.
lesson-bin = La deuxième ligne ne vous sert à rien. À la poubelle : choisissez la poubelle, puis la ligne.
lesson-bin-wrong = Servez-vous de la poubelle, sur la deuxième ligne.
lesson-seed-again = Chacun a repris ses lettres, et la poubelle vous vaut un point. Recommencez la ligne avec votre N.
lesson-seed-again-wrong = Toute lettre irait ; ici, prenez le N.
lesson-end = Déjà quatre points ! Dans une vraie partie, personne ne vous dit que vous pourriez annoncer CRACK WORD. Soyez à l’affût.
