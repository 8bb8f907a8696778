title = Switch
pitch = Lancez, additionnez, défaussez vos seize cartes, et gare au dé qui échange les paquets.
about = Chacun vide un paquet numéroté de 1 à 16, carte après carte, en formant les nombres avec les dés. Après un bon lancer, on s’arrête, ou on risque tout en relançant. Le dé Switch échange des paquets entiers, et le jeton Block ruine les plus beaux projets.
level-former = ancien expert

contents-packs = paquets de cartes de 1 à 16
contents-tray = piste de dés
contents-dice = dés ordinaires
contents-switch = dé Switch
contents-block = jeton Block

option-block_is_no_bust = Un paquet bloqué ne fait rien perdre
option-block_is_no_bust-help = Qui ne peut rien défausser parce que le jeton est sur son paquet ne perd aucune carte, même en relançant.
option-green_ends_turn = Le vert finit toujours le tour
option-green_ends_turn-help = Après le vert, le tour passe sans défausse, même si l’on garde son paquet.
option-window_ms = Temps pour bloquer un échange
option-window_ms-help = Combien de temps le propriétaire du jeton Block a pour empêcher un échange annoncé.
option-window_ms-3000 = 3 secondes
option-window_ms-6000 = 6 secondes
option-window_ms-12000 = 12 secondes

pack-blue = paquet bleu (disques)
pack-amber = paquet ambre (triangles)
pack-rose = paquet rose (losanges)
pack-teal = paquet turquoise (carrés)
card = { $n }, { $pack }
face-d1 = dé montrant 1
face-d2 = dé montrant 2
face-d3 = dé montrant 3
face-d4 = dé montrant 4
face-d5 = dé montrant 5
face-d6 = dé montrant 6
face-switch-green = dé Switch : vert, un échange si l’on veut
face-switch-red = dé Switch : rouge, un échange forcé
face-switch-block = dé Switch : Block
face-switch-blank = dé Switch : face vierge
face-block = jeton Block
face-back = dos d’une carte
die-green = vert
die-red = rouge
die-block = Block
die-blank = face vierge

caption-switch = dé Switch
caption-token = jeton Block
zone-tray = Piste de dés
zone-next = Cartes que ce lancer permet de défausser
zone-token = Jeton Block : { $seat }
zone-blocked = Paquet bloqué : { $seat }
zone-pack = Paquet : { $seat }
zone-shed = Défausse : { $seat }, { $n } sur 16, un cran avant le 9
zone-token-mine = Mon jeton Block
zone-blocked-mine = Mon paquet est bloqué
zone-pack-mine = Mon paquet
zone-shed-mine = Ma défausse : { $n } sur 16, un cran avant le 9

fact-dice = { $n } dés
fact-locked = bloqué
progress = En tête : { $cards }/16

prompt-throw = À vous : lancez { $n } dés et le dé Switch.
prompt-throw-locked = Votre paquet est bloqué. Lancez { $n } dés : Block le libère, un échange vous en débarrasse.
prompt-shed = Choisissez la dernière carte à défausser.
prompt-choice = S’arrêter, ou relancer { $n } dés ?
prompt-choice-stakes = Prochaine : le { $card }. Échec : retour au { $back }.
prompt-choice-free = S’arrêter, ou relancer { $n } dés ?
prompt-choice-free-stakes = Prochaine : le { $card }. Échouer ne coûte rien.
prompt-choice-locked = S’arrêter, ou relancer { $n } dés ?
prompt-choice-locked-stakes = Paquet bloqué : rien à perdre, sauf si Block le libère et que vous échouez sur le { $card }. Vous revenez alors au { $back }.
prompt-green-ends = Vert : échangez votre paquet avec quelqu’un, ou gardez-le. Dans les deux cas, votre tour est fini.
prompt-green = Vert : échangez votre paquet avec quelqu’un, ou gardez-le et défaussez.
prompt-window = { $seat } veut échanger son paquet avec { $other }. Bloquez-vous l’échange ?
    .other = { $seat } veut échanger son paquet avec vous. Bloquez-vous l’échange ?
then-block = Maintenant, le paquet à bloquer.
prompt-wait = { $seat } joue.
prompt-token = Vous avez le jeton Block : posez-le sur un paquet quand vous voulez.

move-throw = Lancer { $n } dés
move-rethrow = Risquer un autre lancer, { $n } dés
move-stop = S’arrêter là
move-pass = Ne rien défausser
move-shed = { $cards ->
    [one] Défausser le { $first }
   *[other] Défausser les cartes { $first } à { $last }
}
move-shed-all = { $cards ->
    [one] Défausser le { $first }
   *[other] Tout défausser, les cartes { $first } à { $last }
}
move-swap = Échanger avec { $seat } (carte visible { $card })
move-decline = Garder mon paquet
move-block = Bloquer cet échange
move-let = Laisser faire
move-lock = Bloquer un paquet : { $seat }, carte visible { $card }
    .seat = Bloquer votre propre paquet, carte visible { $card }

why-not-your-turn = À { $seat } de jouer.
why-cannot-make = Impossible de former { $card } avec { $dice }.
why-own-pack = Le jeton se pose sur le paquet d’un adversaire.

news-open = { $seat } lance pour commencer : { $total }.
    .seat = Vous lancez pour commencer : { $total }.
news-open-tie = Égalité : on relance.
news-begins = { $seat } commence.
    .seat = Vous commencez.
news-roll = { $seat } lance { $dice }, { $face }.
    .seat = Vous lancez { $dice }, { $face }.
news-red-nobody = Personne n’a de carte plus basse : le tour passe.
news-token = { $seat } prend le jeton Block.
    .seat = Vous prenez le jeton Block.
news-fail = { $seat } ne peut pas former { $card }.
    .seat = Vous ne pouvez pas former { $card }.
news-stuck = Paquet bloqué : { $seat } ne défausse rien.
    .seat = Paquet bloqué : vous ne défaussez rien.
news-bust = { $seat } reprend des cartes et repart du { $card }.
    .seat = Vous reprenez des cartes et repartez du { $card }.
news-pass = { $seat } ne défausse rien.
    .seat = Vous ne défaussez rien.
news-shed = { $cards ->
    [one] { $seat } défausse le { $first }.
   *[other] { $seat } défausse les cartes { $first } à { $last }.
}
    .seat = { $cards ->
            [one] Vous défaussez le { $first }.
           *[other] Vous défaussez les cartes { $first } à { $last }.
        }
news-won = Le 16 est parti : { $seat } gagne !
    .seat = Le 16 est parti : vous gagnez !
news-rethrow = { $seat } risque un autre lancer.
    .seat = Vous risquez un autre lancer.
news-stop = { $seat } s’arrête au { $card }.
    .seat = Vous vous arrêtez au { $card }.
news-announce = { $seat } veut échanger avec { $other }. { $owner } peut s’y opposer.
    .seat = Vous voulez échanger avec { $other }. { $owner } peut s’y opposer.
    .other = { $seat } veut échanger avec vous. { $owner } peut s’y opposer.
    .owner = { $seat } veut échanger avec { $other }. Vous pouvez vous y opposer.
    .other-owner = { $seat } veut échanger avec vous. Vous pouvez vous y opposer.
news-decline = { $seat } garde son paquet.
    .seat = Vous gardez votre paquet.
news-swap = { $seat } et { $other } échangent leurs paquets : le { $card } contre le { $given }.
    .seat = { $other } et vous échangez vos paquets : le { $card } contre le { $given }.
    .other = { $seat } et vous échangez vos paquets : le { $card } contre le { $given }.
news-block = { $seat } bloque l’échange entre { $one } et { $other }.
    .seat = Vous bloquez l’échange entre { $one } et { $other }.
    .one = { $seat } bloque votre échange avec { $other }.
    .other = { $seat } bloque l’échange entre { $one } et vous.
    .other-seat = Vous bloquez l’échange voulu par { $one }.
news-lock = { $seat } pose le jeton Block sur un paquet : { $other }.
    .seat = Vous posez le jeton Block sur un paquet : { $other }.
    .other = { $seat } pose le jeton Block sur votre paquet.

score-shed = { $cards ->
    [one] { $cards } carte défaussée
   *[other] { $cards } cartes défaussées
}
end-sixteen = { $seat } a défaussé le 16.
    .seat = Vous avez défaussé le 16.

refused-game_over = La partie est finie.
refused-not_your_turn = À { $turn } de jouer.
refused-not_now = Pas maintenant.
refused-wrong_dice = On lance { $dice } dés de 1 à 6.
refused-shed_one_at_least = Défaussez au moins une carte.
refused-cannot_make = Impossible de former { $card } avec { $dice }.
refused-pack_locked = Le jeton Block est sur votre paquet ; à { $turn } de jouer.
refused-no_such_opponent = Cet adversaire n’existe pas.
refused-no_token = Vous n’avez pas le jeton Block.
refused-own_pack = Le jeton se pose sur le paquet d’un adversaire.
refused-red_stands = Le jeton ne peut rien contre le rouge.
refused-too_late = Trop tard : c’est déjà fait.
refused-bad_seats = Switch se joue de 2 à 4, pas à { $seats }.

# Jouer en une minute
guide-goal = Défaussez votre paquet dans l’ordre, de 1 à 16. Qui défausse un 16 en premier gagne.
guide-throw = Lancez les dés que demande votre carte visible, et le dé Switch.
guide-shed = Une carte part si vous formez son nombre, avec un ou plusieurs dés. Ils resservent : 1, 2 et 4 font partir tout de 1 à 7.
guide-risk = Puis arrêtez-vous, ou relancez. Si rien ne part, votre paquet recommence : au 1, ou au 9 si le 8 est déjà parti.
guide-end = La partie finit dès qu’un 16 est défaussé.
worth-card = Part quand les dés forment son nombre. Les petits dés au bas disent combien en lancer.
worth-die = Compte seul ou additionné à d’autres, et ressert pour la carte suivante.
worth-green = Vous pouvez échanger tout votre paquet avec quelqu’un : votre tour est alors fini.
worth-red = Vous devez échanger avec qui montre la carte la plus basse, si elle l’est plus que la vôtre. Votre tour est fini.
worth-block = Prenez le jeton Block, puis défaussez comme d’habitude.
worth-blank = Il ne se passe rien.
worth-token = Sert une fois, à tout moment : il empêche un échange vert, ou se pose sur le paquet d’un adversaire, d’où plus rien ne part.

# La leçon
lesson-throw = Votre carte visible est le 1. Elle demande trois dés : lancez-les.
lesson-shed = 1, 2 et 4 font tous les nombres jusqu’à 7 : 3, c’est 1 + 2 ; 7, c’est 1 + 2 + 4. Choisissez le 7 : sept cartes partent.
lesson-shed-wrong = On peut en défausser moins, mais pourquoi ? Choisissez le 7, et les sept partent.
lesson-stop = Le 8 est maintenant visible. Vous pourriez relancer, mais si le 8 échoue, vous revenez au 1. Arrêtez-vous.
lesson-stop-wrong = Trop risqué : sept cartes reviendraient. Arrêtez-vous.
lesson-fails = À { $seat } de jouer, avec le 1. Sans 1 parmi les dés, rien ne part.
lesson-eight = 3, 5 et 6 : rien pour { $seat }. Votre 8 demande quatre dés : lancez.
lesson-green = Le dé Switch est vert : vous pouvez échanger les paquets. Mais { $seat } en est encore au 1 : gardez le vôtre.
lesson-green-wrong = Vous donneriez un paquet au 8 contre un paquet au 1. Gardez le vôtre.
lesson-two = 2 + 6 = 8 et 3 + 6 = 9 : deux cartes partent. Rien ne fait 10. Choisissez le 9.
lesson-two-wrong = Le 9 peut partir aussi : 3 + 6. Choisissez le 9.
lesson-dare = Le 8 parti, un échec ramène au 9. Peu à perdre : relancez !
lesson-dare-wrong = S’arrêter est sûr, mais ici vous perdriez une carte au plus. Relancez !
lesson-last = 1, 2, 3, 4 et 6 font tout de 10 à 16. Choisissez le 16 !
lesson-last-wrong = Le 16 lui-même peut partir : 1 + 2 + 3 + 4 + 6. Choisissez-le !
lesson-end = Le 16 est parti : vous avez gagné ! Dans une vraie partie, il y a aussi le rouge, l’échange forcé, et le jeton Block.

# Pourquoi le meilleur coup d’un problème est meilleur
because-played = Compté jusqu’à la fin de la partie, il gagne plus souvent.
because-wins = Il défausse le 16, et la partie est gagnée.
because-latch = Il passe le cran : ensuite, un échec ne ramène pas plus bas que le { $back }.
because-shed = Le { $card } vient ensuite : sur 100 lancers, { $n } le réussissent. Après l’autre coup, c’est le { $then }, que { $m } réussissent.
because-rethrow = Sur 100 lancers, { $n } réussissent le { $card }, et un échec ramène au { $back }.
because-rethrow-free = Sur 100 lancers, { $n } réussissent le { $card }, et un échec ne coûte rien.
because-stop = Sur 100 lancers, { $n } seulement réussissent le { $card }, et un échec ramène au { $back }.
because-swap = Vous recevez un paquet au { $theirs } contre le vôtre au { $mine }.
because-keep = Un échange donnerait votre paquet au { $mine } contre un paquet au { $theirs }.
because-keep-shed = { $cards ->
    [one] Un échange finit votre tour ; gardé, votre paquet perd une carte avec ces dés.
   *[other] Un échange finit votre tour ; gardé, votre paquet peut perdre { $cards } cartes avec ces dés.
}
because-block = Sans le jeton, votre paquet au { $mine } partirait contre un paquet au { $theirs }.
because-let = Vous recevez un paquet au { $theirs } contre le vôtre au { $mine }, et gardez le jeton.
because-let-token = Le jeton ne sert qu’une fois, et vous le gardez.
because-lock = Sous le jeton, l’autre paquet ({ $seat }, au { $card }) ne perd aucune carte.
because-token = Le jeton ne sert qu’une fois : en main, il protège votre paquet d’un échange vert ; sur l’autre ({ $seat }, au { $card }), il ne tient que jusqu’à un Bloc.
because-token-window = Posé sur un paquet, le jeton n’arrête plus cet échange.
