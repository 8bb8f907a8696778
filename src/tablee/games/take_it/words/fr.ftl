title = Take It! / Slam Dunk
pitch = Les cartes s’alignent une à une : frappez au bon moment, avant les autres.
about = Le donneur retourne les cartes devant tout le monde. Qui frappe la boîte ramasse toute la rangée, mais chacun ne peut le faire que trois ou quatre fois. Ce qu’on a pris, il faut s’en souvenir : les piles restent fermées jusqu’au décompte.

contents-plain = cartes simples, de −6 à +6
contents-double = cartes doubles, deux de chaque nombre
contents-joker = jokers
contents-ten = cartes « dix ou rien »
contents-jackpot = cartes jackpot (Slam Dunk, à la place de sept cartes simples)

option-edition = Édition
option-edition-help = Take It! se joue de 2 à 5 ; Slam Dunk de 3 à 5, avec sept cartes jackpot.
option-edition-take_it = Take It!
option-edition-slam_dunk = Slam Dunk
option-leftovers = Reste du talon
option-leftovers-help = Quand un seul joueur peut encore prendre, reçoit-il les cartes non retournées ?
option-leftovers-edition = Selon l’édition (Take It! oui, Slam Dunk non)
option-leftovers-yes = Au dernier joueur
option-leftovers-no = À personne
option-joker_may_split_pairs = Le joker peut séparer une paire
option-joker_may_split_pairs-help = Un joker peut-il accompagner une carte d’une paire naturelle ? Sinon, les paires naturelles se forment d’abord et un joker ne complète qu’une carte restée seule.
option-joker_may_split_pairs-edition = Selon l’édition (Take It! oui, Slam Dunk non)
option-joker_may_split_pairs-yes = Oui
option-joker_may_split_pairs-no = Non, les paires naturelles d’abord
option-last_call_seconds = Dernier appel (secondes)
option-last_call_seconds-help = Temps pour prendre encore la rangée après la toute dernière carte ; 0 : la partie s’arrête net.
option-tempo_ms = Donneur automatique
option-tempo_ms-help = Si le donneur n’a pas retourné de carte après ce temps, elle se retourne d’elle-même.
option-tempo_ms-1200 = Vif, 1,2 s
option-tempo_ms-2000 = Normal, 2 s
option-tempo_ms-3000 = Calme, 3 s
option-tempo_ms-20000 = À la main (au plus 20 s)
option-oldest = La personne la plus âgée donne d’abord
option-oldest-help = Dites qui est la personne la plus âgée, ou laissez le sort choisir.
option-oldest-random = Tiré au sort
option-oldest-1 = Place 1
option-oldest-2 = Place 2
option-oldest-3 = Place 3
option-oldest-4 = Place 4
option-oldest-5 = Place 5

zone-stock = Talon
zone-row = Rangée
zone-pad-take_it = Take it!
zone-pad-slam_dunk = Slam dunk!
zone-piles = Piles
pile = Pile { $n }
progress-cards = Carte { $turned } sur { $cards }
fact-takes = { $used }/{ $limit } prises

face-plain-p1 = carte simple, plus 1
face-plain-p2 = carte simple, plus 2
face-plain-p3 = carte simple, plus 3
face-plain-p4 = carte simple, plus 4
face-plain-p5 = carte simple, plus 5
face-plain-p6 = carte simple, plus 6
face-plain-m1 = carte simple, moins 1
face-plain-m2 = carte simple, moins 2
face-plain-m3 = carte simple, moins 3
face-plain-m4 = carte simple, moins 4
face-plain-m5 = carte simple, moins 5
face-plain-m6 = carte simple, moins 6
face-double-p2 = carte double, plus 2
face-double-p3 = carte double, plus 3
face-double-p4 = carte double, plus 4
face-double-p5 = carte double, plus 5
face-double-p6 = carte double, plus 6
face-double-p7 = carte double, plus 7
face-double-p8 = carte double, plus 8
face-double-p9 = carte double, plus 9
face-double-p10 = carte double, plus 10
face-double-m2 = carte double, moins 2
face-double-m3 = carte double, moins 3
face-double-m4 = carte double, moins 4
face-double-m5 = carte double, moins 5
face-double-m6 = carte double, moins 6
face-joker = joker
face-ten = dix ou rien
face-jackpot = jackpot
face-back = carte cachée
face-dealer = donneur

move-take-take_it = Frapper la boîte
move-take-slam_dunk = Frapper le plateau
move-reveal = Retourner une carte
prompt-deal = Vous donnez : retournez une carte, ou frappez.
prompt-deal_only = Vous donnez jusqu’à la fin.
prompt-watch = Frappez quand la rangée vous plaît.
prompt-spent = Toutes vos prises sont faites.
prompt-last_call = Dernier appel : qui veut encore cette rangée ?

news-oldest = { $seat } donne les premières cartes.
    .seat = Vous donnez les premières cartes.
news-take = { $seat } prend la rangée ! ({ $n }/{ $limit })
    .seat = Vous prenez la rangée ! ({ $n }/{ $limit })
consequence-take = { $seat } prend la rangée !
    .seat = Vous prenez la rangée !
news-settled = { $seat } a fait toutes ses prises et donne jusqu’à la fin.
    .seat = Vous avez fait toutes vos prises et donnez jusqu’à la fin.
news-leftovers = { $seat } reçoit le reste du talon ({ $cards ->
    [one] une carte
   *[other] { $cards } cartes
}).
    .seat = Vous recevez le reste du talon ({ $cards ->
            [one] une carte
           *[other] { $cards } cartes
        }).
news-last_call = Dernière carte ! Encore { $seconds } s pour prendre.

refused-too_late = Trop tard : cette rangée est déjà prise.
refused-empty_row = Il n’y a rien à prendre.
refused-limit_reached = Vous avez déjà fait vos { $limit } prises.
refused-no_such_row = Cette rangée n’existe pas encore.
refused-not_dealer = Seul le donneur retourne les cartes.
refused-stock_empty = Le talon est vide.
refused-card_gone = Cette carte est déjà retournée.
refused-no_such_card = Cette carte n’est pas dans le talon.
refused-card_coming = Une carte arrive.
refused-not_yours = Ce coup n’appartient à aucun joueur.
refused-not_chances_turn = Le hasard n’a rien à faire ici.
refused-no_such_seat = Cette place n’existe pas.
refused-game_over = La partie est finie.
refused-seats_for_edition = Cette édition se joue de { $least } à { $most }.
refused-no_such_oldest = Il n’y a pas de place { $chair } à cette table.

figure-rows = Ce que chacune de vos rangées a valu : { $worth }
score-plain = Cartes simples
score-pair = Paire
score-joker = Carte complétée par un joker
score-idle = Cartes doubles restées seules
score-spare = Jokers sans partenaire
score-ten = Le plus de « dix ou rien » ({ $cards })
score-nothing = « Dix ou rien » : { $cards }, il en fallait { $most }
score-jackpot = Jackpot ({ $cards })
end-limit = Tous les joueurs sauf un ont fait leurs prises.
end-stock = La dernière carte du talon a été retournée.

# Jouer en une minute
guide-goal = Ramassez les rangées qui rapportent le plus. Le plus haut total gagne.
guide-deal = Le donneur retourne les cartes une à une, en une rangée.
guide-take = Frappez la grande boîte : toute la rangée est à vous, face cachée. Puis vous donnez.
guide-limit = Vous le pouvez trois fois (quatre à deux ou trois joueurs). La première personne à l’avoir fait donne jusqu’à la fin. Souvenez-vous de vos cartes !
guide-end = La partie finit quand tous sauf un ont fait leurs prises, ou avec la dernière carte.
worth-plain = Vaut son nombre, en plus ou en moins.
worth-double = Deux identiques valent leur nombre, une seule fois. Seule, elle ne vaut rien.
worth-joker = Complète une carte double : les deux valent son nombre.
worth-ten = Qui en a le plus marque 10 points. Les autres, rien.
worth-jackpot = À Slam Dunk seulement. D’une à sept, elles valent 0, 2, 6, 12, 20, 30 ou 40 points.
worth-back = Ce qui est pris reste fermé jusqu’au décompte, même pour qui l’a pris.
worth-dealer = Qui a pris la dernière rangée donne les cartes, tant que personne n’a fait toutes ses prises. La première personne à les avoir faites donne jusqu’à la fin.

# La leçon
lesson-turn = Vous donnez. Touchez le talon pour retourner une carte.
lesson-plain = +5 : une carte simple vaut son nombre. Retournez-en une autre, la rangée s’améliore.
lesson-early = Un peu tôt : la rangée peut encore s’améliorer, et vous n’avez que quatre prises. Retournez une carte.
lesson-double = Une double +8. Seule, elle ne vaut rien ; avec une seconde, 8 points. Encore une !
lesson-joker = Un joker ! Il complète la carte double : 5 + 8 = 13 points. Frappez la boîte !
lesson-late = Si vous continuez, { $seat } peut prendre cette rangée. Frappez la boîte maintenant.
lesson-taken = La rangée est à vous, face cachée : souvenez-vous-en. Qui prend donne : retournez une carte.
lesson-minus = −6 ! Qui prend cette rangée perd six points. Continuez, et laissez-la aux autres.
lesson-minus-wrong = Cela vous coûterait six points et une prise. Retournez plutôt une carte.
lesson-ten = « Dix ou rien » : qui en a le plus marque 10 points. { $seat } la veut, et prend le −6 avec.
lesson-strike = { $seat } donne à présent. 3 + 6 = 9 points en deux cartes : frappez en premier !
lesson-end = Bravo ! Dans une vraie partie, personne ne vous attend : frappez au bon moment, et souvenez-vous de vos cartes.
