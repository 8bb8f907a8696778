title = { $game } : rapport pour son auteur
top = { $total } parties entre joueurs de l’ordinateur ({ $players }) : { $games } pour chaque nombre de places, chaque valeur d’une option et chaque équipe de joueurs. Graine { $seed }, version { $version } des règles.
top-how = Chaque part et chaque moyenne a son intervalle à 95 %, entre parenthèses et par un trait dans chaque graphique : 95 fois sur 100, il contient la vérité pour ces joueurs. Un écart est « montré » si 8 rapports sur 10 avec autant de parties le montreraient. Un verdict est corrigé pour tout ce qui a été demandé à la fois (Holm). « Inconnu » signifie que personne ne peut le dire de ce jeu. Sauf mention contraire, chaque joueur affronte ses semblables.
options = Les options de la table

unknown = inconnu
yes = oui
no = non
percent = { $n } %
with-interval = { $value } ({ $low } à { $high })
with-half = { $value }, la moitié de { $low } à { $high }
less-than = moins de { $n }
more-than = plus de { $n }
verdict-more = nettement plus que son dû
verdict-less = nettement moins que son dû
verdict-open = pas de différence nette
verdict-few = trop peu de parties pour le dire
edge-points = { $n } points sur cent
and-more = { $list } ; et { $n } de plus
seats = { $n } places
seat = place { $n }
row = parties
player = joueur
name = nom
value = valeur
share = part

fair = Est-ce équitable ?
fair-how = La part de victoires de chaque place, et du camp qui joue le premier coup. Une victoire partagée compte par fractions. Le pointillé est ce qui revient à chaque place ; il peut revenir davantage au camp qui commence, si des partenaires gagnent ensemble.
fair-answer = Avec { $seats }, qui commence gagne { $share } des parties, pour un dû de { $due } : { $verdict }. { $games } parties montrent un avantage de { $edge }, pas un plus petit.
fair-seats = Une place se distingue : { $seats }.
fair-seats-alike = Aucune place n’est nettement meilleure qu’une autre.
fair-plot = Victoires par place, { $seats }
fair-table = Victoires par place, { $seats }
begins = qui commence
due = part due à qui commence

length = Combien de temps dure une partie ?
length-how = Le graphique montre les moyennes. Le tableau a la médiane, et entre quels nombres se trouve la moitié centrale des parties. Les minutes sont celles d’une horloge simulée : le temps qu’il faudrait à des personnes jouant à ce rythme.
length-answer = Avec { $seats }, une partie dure { $mean } minutes en moyenne ; la moitié des parties, de { $low } à { $high }. { $games } parties montrent une différence de { $edge } minute, pas une plus petite.
never-answer = { $never ->
    [0] Les { $games } parties se sont toutes terminées.
   *[other] Sur { $games } parties, { $never } ne se sont jamais terminées.
}
mean-minutes = minutes en moyenne
length-plot = Minutes par partie
length-table = La durée d’une partie
entries = coups notés
turns = tours
minutes = minutes
never = sans fin

choice = A-t-on le choix ?
choice-how = Une décision est un coup joué par une place. Elle est forcée s’il n’y en a qu’un de possible. Elle compte si le meilleur coup vaut au moins 2 points sur cent de plus que le coup médian ; on ne peut le dire que si le jeu connaît la valeur des coups.
choice-answer = Avec { $seats }, une partie a { $decisions } décisions, parmi { $moves } coups chacune ; { $known ->
    [yes] { $matter } d’entre elles comptent
   *[no] on ne sait pas si elles comptent
}. Ces parties montrent une différence de { $edge } décisions, pas une plus petite.
choice-plot = Décisions par partie
choice-table = Décisions
decisions = décisions par partie
moves = coups possibles
forced = forcées
matter = qui comptent
lost = chances perdues par décision
may-wait = aucune : on peut toujours attendre

drama = Est-ce vivant ?
drama-how-worth = On sait qui mène par les chances de gagner. La partie est décidée quand la chance du vainqueur reste au-dessus de 90 %. La durée d’une partie n’est connue qu’à sa fin : qui mène tard mène peut-être parce que son avance y a mis fin.
drama-answer = Avec { $seats }, le camp qui est derrière à la mi-partie revient et gagne dans { $comeback } des parties ; la tête change { $changes } fois. { $games } parties montrent un écart de { $edge }, pas un plus petit.
drama-how-score = Les chances de gagner sont inconnues pour ce jeu. On sait qui mène par les points visibles sur la table. La partie est décidée quand le vainqueur mène et que personne ne le rattrape plus. La durée d’une partie n’est connue qu’à sa fin : qui mène tard mène peut-être parce que son avance y a mis fin.
drama-unknown = Inconnu : le jeu ne connaît pas les chances de gagner et ne montre aucun point avant la fin.
drama-plot = L’avance du vainqueur sur le meilleur autre camp, après chaque dixième de la partie ({ $player })
drama-table = Qui menait
changes = changements de tête
behind = plus grand retard du vainqueur
decided = décidée après cette part de la partie
runaway = qui mène à { $part } % gagne
comeback = le vainqueur était derrière à la mi-partie

skill = Talent ou hasard ?
skill-how = Des joueurs différents à une même table. Un match est le nombre de parties qu’il faut pour que le meilleur mène avec 75 % de chances. À égalité, chacun compte une moitié.
skill-answer = Avec { $seats }, { $better } devance { $other } dans { $share } des { $games } parties : { $verdict }. Autant de parties montrent un écart de { $edge }, pas un plus petit.
skill-more = nettement plus que la moitié
skill-open = pas de différence nette
skill-few = trop peu de parties pour le dire
luck-answer = Avec { $seats }, le hasard fait { $share } de tout ce qui déplace les chances de gagner ; les joueurs font le reste.
skill-alone = Un seul joueur a été donné : aucun n’est meilleur qu’un autre.
skill-plot = Combien de fois le meilleur finit devant l’autre (places)
skill-table = Le meilleur contre l’autre
better = le meilleur est devant
elo = points Elo
match = parties d’un match
never-told = plus de 999
luck = part du hasard
luck-how = Chaque coup noté change les chances de gagner. Voici la part de ces changements (leurs carrés) qui vient des dés et des cartes ; le reste vient des joueurs. Là où les chances ne sont qu’approchées, cette part l’est aussi.
luck-unknown = On ne peut pas séparer ce que fait le hasard de ce que font les joueurs : le jeu ne connaît pas les chances de gagner.
luck-table = Ce qui change les chances de gagner

used = Qu’est-ce qui sert ?
used-how = Un coup est proposé quand il devient possible pour une place, et de nouveau après chaque carte ou chaque lancer. Il est mort s’il a été proposé au moins { $often } fois et joué dans moins de 1 % des cas. Le coût est la chance de gagner perdue en le jouant à la place du meilleur coup.
used-answer = Presque jamais utilisé : { $moves }.
used-answer-none = Rien de ce qui a été offert { $often } fois n’est choisi dans moins de 1 % des cas.
used-never = Aucun joueur n’a jamais pu jouer : { $moves }.
used-edge = Du coup offert le moins souvent, { $offers } fois, un emploi dans { $share } des cas aurait été vu.
sheet = Les règles nommées ici
used-plot = Quand chaque sorte de coup est jouée : la part de ses emplois dans chaque dixième de partie
used-table = Sortes de coups
board-plot = { $name } : combien de fois ; plus c’est foncé, plus c’est fréquent
move = coup
clause = article
offered = proposé
taken = joué
cost = coût
dead = mort
points-how = Une ligne du score décide une partie si, sans elle, quelqu’un d’autre gagnait, ou ne gagnait pas seul.
lines-table = Lignes du score, sur { $games } parties
faces-table = Faces qui ont leurs propres lignes, sur { $games } parties
in-games = dans les parties
points = points par partie
decides = décide

what-if = Et si ?
what-if-none = Aucune option n’a été comparée.
what-if-how = Le même hasard et les mêmes joueurs avec deux valeurs d’une option, niveau par niveau ; la différence de chaque paire de parties. « Par hasard » dit combien une telle différence est probable s’il n’y en a pas, corrigé pour toutes les questions posées (Holm). Elle est sûre au-dessous de 5 %, et jamais avec moins de { $least } paires.
what-if-answer = Sur { $all } différences, { $sure } sont sûres.
what-if-edge = Pour le camp qui commence, ces parties montrent à tous les niveaux une différence de { $edge } points sur cent, pas une plus petite.
measure = mesure
difference = différence
by-luck = par hasard
sure = sûr
too-few = trop peu de paires
measure-minutes = minutes
measure-entries = coups notés
measure-decisions = décisions
measure-moves = coups possibles
measure-begins = victoires du camp qui commence
measure-changes = changements de tête
measure-seat = victoires de la place { $of }
measure-gap = le premier devance : { $of }
level = joueurs
pairs = paires
edge = le plus petit visible
