app = Tablée
tagline = Ouvrez une boîte, asseyez-vous, jouez.
back-to-shelf = Retour à l’étagère
back-to-shelf-short = Étagère
back-to-box = Retour à la boîte
back-to-box-short = Boîte
loading = Un instant…
close = Fermer
cancel = Annuler
ok = D’accord
skip = Aller au contenu
language-fr = Français
language-en = English
theme = Thème : { $theme }
theme-system = Automatique
theme-light = Clair
theme-dark = Sombre
sound = Sons
sound-on = Sons activés
sound-off = Sons coupés

players = { $range } joueurs
minutes = { $n } min
ages = dès { $n } ans
tempo-turns = Chacun son tour
tempo-real-time = En temps réel
begin-here = Première visite ? Commencez par celle-ci
classics = Classiques
my-tables = Mes tables
put-away = Ranger cette table de { $game }
open-tables = Tables ouvertes
status-playing = En cours
status-finished = Terminée
seats-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}

play-now = Jouer tout de suite
play-now-help = contre l’ordinateur
play-friends = Jouer entre amis
meet-play = Jouer avec quelqu’un
meet-anything = Jouer avec quelqu’un, à n’importe quel jeu
meet-anything-short = N’importe quel jeu
meet-waiting = Vous attendez quelqu’un
meet-looking = On cherche quelqu’un…
meet-missed = Personne n’est venu. On cherche encore…
meet-found = Quelqu’un est là pour jouer !
meet-people = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
meet-come = Jouer
meet-not = Pas maintenant
meet-stop = Ne plus chercher
meet-meanwhile = En attendant, l’ordinateur
played-now = On joue en ce moment
played-watch = Regarder
crowd-waiting = { $n } en attente
crowd-playing = { $n } en jeu
invite-text = Une partie de { $game } avec moi ?
make-table = Préparer une table
make-table-go = Ouvrir la table
how-many = Combien de places ?
chairs = Qui s’assoit où ?
chair = Place { $n }
chair-me = Moi
chair-open = Libre, pour quelqu’un
chair-bot = Ordinateur : { $level }
fill-with-bots = Compléter avec des ordinateurs
options = Variantes
option-on = oui
option-off = non
contents = Dans la boîte
rules = La règle complète
faces = Le matériel
faces-all = Voir les { $n } faces

level-beginner = débutant
level-regular = habitué
level-expert = expert
level-random = au hasard

guest = Invité
anonymous = Anonyme
your-name = Votre nom
name-help = C’est ainsi que les autres vous verront.
names-ready = Mésange, Noisette, Pinson, Romarin, Fauvette, Basilic, Loriot, Sorbier
name-go = C’est moi

waiting-title = Autour de la table
waiting-help = La partie peut commencer dès que vous êtes assez.
table-of = Chez { $name }
table-full = Tout le monde est là.
touch-chair = Touchez une place libre pour y asseoir un ordinateur.
chair-do = { $name } : { $what }
chair-ways = ce qu’on peut faire ici
waiting-host = L’hôte lancera la partie.
invited = On vous invite à une partie de { $game }
invited-by = { $name } vous invite à une partie de { $game }
invited-full = La table est complète.
sit-down = Prendre place
just-watch = Seulement regarder
another-table = Ouvrir une autre table
sit-here = M’asseoir
removed = L’hôte a libéré votre place.
stand-up = Me lever
place-bot = Un ordinateur
open-chair = Libérer
empty-chair = Place libre
colour-mine = Votre couleur
colour-name = { $n ->
    [0] bleu
    [1] orange
    [2] vert
    [3] violet
    [4] ocre
    [5] turquoise
    [6] rose
   *[7] gris
}
you = vous
you-label = Vous
computer = ordinateur
begin = Commencer la partie
begin-with = { $n ->
    [1] Commencer en solo
    [2] Commencer à deux
    [3] Commencer à trois
    [4] Commencer à quatre
   *[other] Commencer à { $n }
}
begin-without-me = Commencer sans moi
share = Invitez avec ce lien
share-link = Envoyer le lien
share-scan = Photographiez le code, ou envoyez le lien.
copy = Copier
copied = Copié
qr = Code à photographier pour rejoindre la table
away = pas là
watchers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
watching = Vous regardez la partie.

your-turn = À vous !
turn-of = { $name } joue
everyone-plays = Tout le monde joue
log = Ce qui s’est passé
log-fold = Replier le journal
log-open = Ouvrir le journal
log-empty = Rien encore.
moves = Tous les coups
moves-none = Aucun coup possible maintenant.
keys = Touches
key-space = Espace
keys-escape = Annuler ce qui est commencé ; revenir aux touches du jeu
keys-arrows = Aller d’une chose à l’autre
keys-enter = Choisir
keys-help = Cette liste
guide = Jouer en une minute
guide-goal = Le but
guide-turn = À votre tour
guide-pieces = Les pièces
guide-end = La fin
guide-ask = Pour savoir ce que vaut une pièce : appuyez longuement dessus, faites un clic droit, ou appuyez sur I quand elle est sélectionnée.
keys-piece = Ce que vaut la pièce sélectionnée
lesson = Leçon
lesson-learn = Apprendre en une minute
lesson-meanwhile = Une leçon en attendant
lesson-resume = Reprendre la leçon
lesson-at = { $at } sur { $of }
lesson-next = Suite
lesson-back = Reprendre mon coup
lesson-skip = Quitter la leçon
lesson-play = Jouer une vraie partie
lesson-again = Encore une fois
keys-next = Dans une leçon : lire la suite
hint = Indice : ce que ferait un expert
hint-is = Un expert jouerait : { $move }
hint-word = { $move }, comme dans { $word }
hint-pieces = { $move } : { $word }
hint-odds = { $hint }. Vos chances de gagner : { $chance }, contre { $other } au mieux avec un autre coup.
hint-odds-alone = { $hint }. Vos chances de gagner : { $chance }.
odds-exact = { $n } %
odds-about = environ { $n } %
hint-none = Pas d’indice ici : à vous de trouver.
gentle = Partie tranquille
gentle-short = Tranquille
gentle-help = Vous pouvez reprendre un coup par tour, les ordinateurs vous laissent le temps et la table aide un peu. Seulement pour une personne contre des ordinateurs, jamais classé.
move-take-back = Reprendre mon coup
news-take-back = { $seat } reprend son coup.
    .seat = Vous reprenez votre coup.
menu = Menu
settings = Réglages
which = Lequel ?
score = Score
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
clock-left = { $n } s
pile-count = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
piece = pièce
piece-down = face cachée
piece-last = dernier coup
piece-locked = verrouillé
piece-times = { $label }, { $n } fois
pick-next = Maintenant, touchez ce qui est éclairé.
sort-rank = Trier par valeur
sort-usual = Trier comme d’habitude
pick-count = { $n } sur { $most }
pick-count-range = { $n } (de { $least } à { $most })
pick-full = Cela fait { $n }. Pour en prendre une autre, reposez-en d’abord une.
pick-more = { $n ->
        [one] Choisissez-en encore une d’abord.
       *[other] Choisissez-en encore { $n } d’abord.
    }
actions = Ce que je peux faire
my-place = Ma place
table-centre = Centre de la table
other-seats = Les autres places

photo = Photo-finish
photo-tie = Photo-finish : trop serré, tiré au sort
photo-ms = { $n } ms
photo-early = faux départ

reconnecting = Reconnexion… ce que vous voyez date d’il y a { $n } s.
not-connected = Pas de connexion en ce moment.
reload = Recharger

end-won = Vous avez gagné !
end-won-by = Victoire : { $names }
end-won-by-many = Victoire partagée : { $names }
end-tied = Égalité !
end-shared = Vous partagez la victoire !
end-title = Partie terminée
end-rank = { $n }e
end-my-rank = Votre place : { $rank } sur { $n }.
end-more = Revoir, partager, enregistrer…
end-mistakes = { $n ->
    [0] Aucune erreur
    [one] { $n } erreur
   *[other] { $n } erreurs
}
end-reaction = Réaction : { $best } ms au mieux, { $median } ms d’ordinaire
next-level = Niveau suivant : { $level }
moments = À revoir
moment-swing = D’un seul coup : { $name }, { NUMBER($n, signDisplay: "always") } { $n ->
    [one] point
   *[other] points
}
    .name = Vous, d’un seul coup : { NUMBER($n, signDisplay: "always") } { $n ->
            [one] point
           *[other] points
        }
moment-race = La course la plus serrée : { $name }, de { $n } ms
moment-series = La plus longue série : { $name }, { $n } d’affilée
share-picture = Partager une image
share-done = Image partagée.
share-saved = Image enregistrée : { $file }
share-closed = Image non partagée.
share-not-drawn = Ce navigateur ne peut pas dessiner l’image.
share-invitation = Revoir la partie
end-first = 1re
end-resigned = { $seat } a abandonné.
    .seat = Vous avez abandonné.
end-stopped = Tout le monde a voulu s’arrêter là.
end-too-long = Cette partie est devenue trop longue pour la table : elle s’arrête ici. Personne n’a gagné.
rematch-join = Rejoindre la revanche
rematch = Revanche
see-end = Voir le résultat
see-table = Voir la table
details = Le détail

resigned = a abandonné
kept = place gardée
talk = Dire quelque chose
talk-send = Dire
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-thanks = Merci !
say-oops = Oups…
say-nice = Joli !
say-hurry = À toi de jouer !
say-sorry = Pardon !
say-one-moment = Un instant !
say-again = On remet ça ?
say-bye = Au revoir !
stop = Proposer d’arrêter là
stop-alone = Arrêter là
stop-sure = Vraiment arrêter là ?
stop-not = Retirer ma proposition
stop-wished = Veulent arrêter là : { $names }.
resign = Abandonner
resign-sure = Vraiment abandonner ?
clock-minutes = { $n } min
locked = Table avec mot de passe
locked-word = Le mot de passe de la table
locked-go = Entrer
record = Enregistrer la partie
ending-resigned = La partie s’arrête sur un abandon.
ending-stopped = Tout le monde était d’accord pour arrêter là.

replay = Revoir la partie
replay-so-far = Revoir depuis le début
replay-at = coup { $n } sur { $last }
replay-scrub = Moment de la partie
replay-play = Lecture
replay-pause = Pause
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-round-back = Manche précédente
replay-round-forward = Manche suivante
replay-speed = Vitesse : { $speed }
back-to-table = Retour à la table
eyes = Vu par qui ?
eyes-of = Vu par { $name }
eyes-watcher = Vu par les spectateurs
eyes-open = Tout montrer
copy-moment = Copier le lien vers ce moment
continue-here = Continuer d’ici
continue-help = Une nouvelle table reprend après le coup { $n }. Vous tenez une place, l’ordinateur les autres.
continue-seat = Je joue à la place de
continue-level = Niveau de l’ordinateur
continue-go = Jouer à partir d’ici
open-record = Ouvrir une partie enregistrée…

review = Analyse
review-of = { $name } : comment ça s’est passé
    .name = Comment ça s’est passé pour vous
review-chart = { $name } : chances de gagner au fil de la partie
    .name = Vos chances de gagner au fil de la partie
review-progress = Analyse de la partie : { $n } %
review-summary = Bilan
review-wait = attendre
review-here = { $name } : { $chance } de chances de gagner à ce moment.
    .name = Vos chances de gagner à ce moment : { $chance }.
review-here-about = { $name } : { $chance } de chances de gagner à ce moment (± { $margin }).
    .name = Vos chances de gagner à ce moment : { $chance } (± { $margin }).
review-as-expert = { $name } : { $played } ({ $chance }). Un expert ferait de même.
    .name = Vous : { $played } ({ $chance }). Un expert ferait de même.
review-better = { $name } : { $played } ({ $other }). Un expert choisirait : { $best } ({ $chance }).
    .name = Vous : { $played } ({ $other }). Un expert choisirait : { $best } ({ $chance }).
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Grosse erreur
review-from = De { $start } au début à { $end } à la fin.
review-luck = La chance
review-mine = Le jeu ({ $name })
    .name = Votre jeu
review-others = Le jeu des autres
review-learnt = Ce qui a été appris
review-ended = La fin anticipée
review-points = { $n ->
    [one] { $signed } point
   *[other] { $signed } points
}
review-accuracy = Précision des décisions : { $n } %
review-mistakes = Erreurs
review-no-mistakes = Aucune qui vaille d’être citée.
review-item = Coup { $n } · { $grade } · { $lost ->
    [one] { $lost } point perdu
   *[other] { $lost } points perdus
}
review-exact = Ces chances sont exactes : le jeu est résolu. Un point est un centième des chances de gagner.
review-about-nearly-solved = Ces chances sont presque exactes : elles viennent d’une table de toutes les positions, dont s’écarter ne rapporte presque rien. Un point est un centième des chances de gagner.
review-about-solved = Ces chances sont approchées : elles viennent de tables pour moins de joueurs. Un point est un centième des chances de gagner.
review-about-learned = Ces chances sont approchées : elles ont été apprises au fil de nombreuses parties. Un point est un centième des chances de gagner.
review-about-played-out = Ces chances sont approchées, à { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } près : de nombreuses parties ont été jouées à partir de chaque coup. Un point est un centième des chances de gagner.
review-unknown-real_time = Pas d’analyse ici : dans un jeu de vitesse, personne ne connaît les chances de gagner.
review-unknown-no_chances = Pas d’analyse ici : dans ce jeu, personne ne connaît les chances de gagner.
review-unknown-too_long = Pas d’analyse ici : la partie est trop longue.

check = Vérifier le hasard
checking = Vérification…
check-ok = { $n ->
    [0] Aucun tirage dans cette partie : rien à vérifier.
    [one] { $n } tirage recalculé : il découle bien du secret scellé.
   *[other] { $n } tirages recalculés : tous découlent du secret scellé.
}
check-failed = Le coup { $n } ne tient pas : { $why }
check-no_secret = le secret manque.
check-other_commitment = le secret ne correspond pas au sceau.
check-other_draw = le hasard aurait tiré autre chose.
check-dictated = c’est une leçon : le hasard était écrit d’avance, il n’y a rien à vérifier.
check-not_due = rien ne devait être tiré à ce moment.
check-other_lots = une égalité aurait été départagée autrement.
check-against_rules = les règles refusent ce coup.
check-unfinished = la partie n’est pas finie.
check-other_outcome = le résultat n’est pas celui auquel mènent les coups.
check-from = Sceau, secret et parts de chacun
check-promise = Le sceau, publié avant le premier coup
check-secret = Le secret, révélé à la fin
check-nonce = Part apportée : { $name }
    .name = Votre part
chance-how = Comment ça marche
chance-yourself = Vous ne croyez pas ce serveur ? Enregistrez la partie et vérifiez-la chez vous :

photo-open = Photo-finish : voir en grand
photo-behind = { $n } ms
photo-lots = tirés au sort
photo-time = { $n } ms, à { $noise } ms près
photo-by = { $name } a réagi { $n } ms avant { $other }.
    .name = Vous avez réagi { $n } ms avant { $other }.
    .other = { $name } a réagi { $n } ms avant vous.
photo-by-lot = { $name } et { $other } ont réagi en même temps, autant qu’on puisse le mesurer. Le sort a désigné { $name }.
    .name = { $other } et vous avez réagi en même temps, autant qu’on puisse le mesurer. Le sort vous désigne.
    .other = { $name } et vous avez réagi en même temps, autant qu’on puisse le mesurer. Le sort a désigné { $name }.
photo-alone = Une seule réaction compte : { $name }.
    .name = Seule votre réaction compte.
photo-nobody = Personne n’a attendu de voir.
photo-early-help = Faux départ : personne ne réagit en moins de 100 ms.
photo-leaning = Le temps annoncé dépassait ce que la connexion permet ; il a été ramené à la limite.
photo-help = Les barres disent combien de temps chacun a mis à réagir à ce qu’il voyait, sans compter le trajet jusqu’au serveur. Les traits marquent la marge d’erreur : quand ils se recouvrent, c’est le hasard scellé de la table qui décide, jamais l’ordre d’arrivée.

clock-turn = { $time } pour ce coup
clock-bank = { $time } pour la partie
clock-hours = { $hours } h
clock-days = { $days } j { $hours } h
clock-low = bientôt écoulé
your-turn-title = à vous
call-me = Me prévenir quand c’est à moi

trouble-title = Quelque chose ne va pas
refused-other = Refusé ({ $code }).
refused-unreachable = Le serveur ne répond pas.
without-server = Les boîtes et leurs règles restent lisibles ; les tables, les problèmes et votre nom ont besoin du serveur.
refused-no_cookies = Votre navigateur bloque les cookies : votre place ne pourrait pas rester la vôtre. Autorisez-les pour ce site, et jouez.
refused-not_seated = Vous n’avez pas de place à cette table.
refused-not_playing = La partie n’est pas en cours.
refused-chairs_open = Il reste des places libres.
refused-company_changed = Quelqu’un vient d’arriver ou de partir : vous êtes maintenant { $seats } à table.
refused-only_host = Seul l’hôte peut faire cela.
refused-chair_taken = Cette place est prise.
refused-colour_taken = Cette couleur est déjà choisie : { $seat }.
refused-no_such_colour = Cette couleur n’existe pas ici.
refused-already_seated = Vous avez déjà une place.
refused-already_begun = La partie a déjà commencé.
refused-unknown_level = Ce niveau n’existe pas.
refused-no_such_chair = Cette place n’existe pas.
refused-unknown_request = Demande inconnue.
refused-unknown_move = Ce coup n’existe pas.
refused-too_many_words = Ce coup est trop long.
refused-too_fast = Doucement : trop de demandes à la fois.
refused-false_start = Trop tôt : moins de 0,1 s après l’apparition, un appui ne compte pas.
refused-frozen = Un instant de patience après un faux départ.
refused-needs_account = Une partie classée demande un compte à chacun.
refused-name_taken = Ce nom, ou un nom qui lui ressemble, appartient déjà à quelqu’un.
refused-has_account = Vous avez déjà un compte, avec son nom.
refused-no_account = Il n’y a pas de compte ici.
refused-wrong_login = Ce nom et cette phrase secrète ne vont pas ensemble.
refused-wrong_passphrase = La phrase secrète actuelle est une autre.
refused-wrong_code = Ce nom et ce code ne vont pas ensemble.
refused-bad_passkey = Cette clé d’accès ne marche pas ici. Réessayez, ou tapez votre phrase secrète.
refused-passkey_given_up = Aucune clé d’accès n’a servi.
refused-passkey_known = Cet appareil a déjà une clé d’accès pour ce compte.
refused-too_many_passkeys = { $most ->
    [one] Un compte n’a qu’une clé d’accès. Retirez-la d’abord.
   *[other] Un compte a { $most } clés d’accès au plus. Retirez-en une d’abord.
}
refused-bad_passphrase = Une phrase secrète compte de { $least } à { $most } caractères.
refused-too_large = Message trop long.
refused-bad_message = Message illisible.
refused-unknown_game = Cette boîte n’est pas sur l’étagère.
refused-unknown_table = Cette table n’existe pas, ou plus.
refused-bad_name = Un nom a de 1 à 24 caractères.
refused-blank_name = Ce nom ne se verrait pas. Utilisez des lettres, des chiffres ou des symboles visibles.
refused-mixed_name = Ce nom mélange des lettres de deux alphabets qui se ressemblent. Gardez un seul alphabet par mot.
refused-offensive_name = « { $word } » ne peut pas figurer dans un nom ici. Choisissez-en un autre.
refused-terms_stay = Le mot de passe et le jeu par correspondance se choisissent à l’ouverture de la table.
refused-missed_call = Quelqu’un est venu et vous n’avez pas répondu. Vous n’attendez plus.
refused-too_many_missed = On vous a appelé plusieurs fois sans réponse. Réessayez dans quelques minutes.
refused-called_already = Quelqu’un est déjà là : dites si vous venez.
refused-call_over = Trop tard : on ne vous attend plus.
refused-waits_elsewhere = Vous attendez maintenant sur une autre page.
refused-unknown_code = Aucune table n’a ce code. Il est peut-être périmé : demandez-en un nouveau.
refused-too_many_codes = Trop de codes sont déjà affichés. Envoyez plutôt le lien.
refused-bad_options = Ces variantes ne vont pas ensemble.
refused-no_name = Donnez d’abord votre nom.
refused-bad_seats = Ce nombre de places ne convient pas.
refused-bad_chairs = Cette disposition des places ne convient pas.
refused-not_found = Il n’y a rien ici.
refused-already_over = La partie est déjà finie.
refused-bad_body = Demande illisible.
refused-bad_nonce = Part de hasard refusée.
refused-busy = Trop de monde en ce moment, réessayez.
refused-foreign_origin = Cette demande vient d’ailleurs.
refused-banned = Jusqu’au { $until }, vous ne pouvez ici ni vous asseoir, ni ouvrir de table, ni parler.
refused-muted = Jusqu’au { $until }, vous ne pouvez pas parler aux tables.
refused-no_new_accounts = Cette bibliothèque ne crée pas de comptes.
refused-not_on_shelf = Ce jeu n’est pas sur l’étagère de cette bibliothèque.
refused-no_public_tables = Cette bibliothèque n’a pas de tables publiques.
refused-free_talk_off = Dans cette bibliothèque, on ne dit que les phrases proposées.
refused-no_free_talk = Ici, on ne dit que les phrases proposées.
refused-no_scrollback = Ce jeu ne montre pas son passé avant la fin.
refused-no_such_entry = Il n’y a pas de coup à ce numéro.
refused-no_such_eyes = Ce point de vue n’existe pas.
refused-not_begun = La partie n’a pas commencé.
refused-not_finished = La partie n’est pas finie.
refused-not_removable = Cette personne est là : on ne la déplace pas.
refused-not_your_eyes = Ce point de vue n’est pas le vôtre.
refused-nothing_said = Rien n’a été dit.
refused-offensive_words = « { $word } » ne peut pas se dire ici. Changez ce mot et redites-le.
refused-old_page = Cette page est plus ancienne que la bibliothèque. La recharger suffira.
refused-retired = Cette partie suivait des règles qui n’existent plus ici : elle a été arrêtée. Son enregistrement peut encore être téléchargé.
refused-newer_version = Cette partie suit des règles plus récentes que celles d’ici.
refused-resigned = Vous avez abandonné.
refused-too_many_tables = Trop de tables ouvertes : finissez-en une.
refused-unknown_language = Langue inconnue.
refused-unknown_phrase = Phrase inconnue.
refused-wrong_word = Ce n’est pas le bon mot de passe.
refused-locked = Cette table demande un mot de passe.
refused-no_pace = Ce jeu n’a pas de pendule.
refused-no_word = Une table fermée a besoin d’un mot de passe.
refused-broken = Une erreur de notre part ; la table se rouvre.
refused-closing = Le serveur redémarre…
refused-elsewhere = Cette table se trouve sur un autre serveur, réessayez.
refused-fenced = Le serveur redémarre…
refused-not_kept = Le coup n’a pas pu être enregistré.
refused-store_closed = Le serveur redémarre…
refused-game_fault = Ce jeu a un défaut, la table s’arrête donc ici. Rien n’est perdu : elle reprendra quand le jeu sera réparé.
refused-damaged = Cette table n’est plus lisible. Les autres continuent.
refused-internal = Une erreur de notre part.
refused-wrong_method = Demande inconnue.
refused-bad_record = Ce fichier n’est pas une partie que nous savons lire (ligne { $line }).
refused-against_rules = Les règles refusent un coup de cette partie.
refused-unfinished = Cette partie n’est pas finie.
refused-bad_imagine = Impossible de calculer les chances : ce jeu contredit ses propres règles.
refused-other_outcome = Le résultat écrit n’est pas celui auquel mènent les coups.
refused-other_commitment = Le secret de cette partie ne correspond pas à son sceau.
refused-too_many_requests = Trop de demandes d’un coup ; un instant.
refused-too_many_connections = Pas de place pour une page de plus en ce moment : trop de pages sont ouvertes, ici ou depuis votre connexion.
refused-store_unwell = Le serveur n’arrive pas à écrire en ce moment.
refused-not_for_you = C’est réservé à l’administrateur du serveur.
refused-no_secret = Il manque le secret de la table.
refused-other_draw = Le hasard a tiré autre chose.
refused-lesson_other = Bonne idée, mais la leçon porte sur autre chose. Regardez ce qui est éclairé.
refused-lesson_waits = C’est à vous de jouer.
refused-lesson_not_yet = Lisez d’abord la suite : touchez Suite.
refused-no_lesson = Ce jeu n’a pas de leçon.
refused-lesson_rated = Une leçon n’est jamais classée.
refused-no_hints = Il n’y a d’indices que contre des ordinateurs, dans les jeux au tour par tour, hors classement.
refused-hint_not_now = L’indice vient quand c’est à vous de jouer.
refused-no_take_back = Trop tard pour reprendre ce coup.
refused-gentle_company = Une partie tranquille se joue seul contre des ordinateurs, hors classement.
refused-no_branch_of_lesson = Une leçon ne se continue pas autrement : son hasard était écrit d’avance.
refused-not_due = Ce tirage n’était pas dû.
refused-other_lots = Une égalité a été tranchée autrement.

# --- the lobby
lobby-finished = Parties récentes
lobby-jump = { $n ->
    [one] Une table attend quelqu’un ↓
   *[other] { $n } tables attendent quelqu’un ↓
}
lobby-host = hôte : { $name }
lobby-with = avec { $names }
lobby-nobody = personne encore
lobby-full = Au complet
lobby-won = Victoire : { $names }
lobby-tied = Égalité
lobby-empty = Personne n’attend en ce moment.
lobby-empty-help = Ouvrez une boîte et préparez une table publique : elle apparaîtra ici, et chez tous les autres.
lobby-empty-box = Préparez une table publique : elle apparaîtra ici, et chez tous les autres.
lobby-none-fits = Aucune table ouverte ne correspond.
filter = Choisir parmi les tables
filter-game = Jeu
filter-any-game = Tous les jeux
filter-seats = Places libres
filter-at-least = { $n ->
    [one] { $n } place libre ou plus
   *[other] { $n } places libres ou plus
}
filter-clear = Tout montrer
show-all = Voir les { $n }
show-fewer = En voir moins

# --- terms of a table
join = Rejoindre avec un code
join-code = Le code affiché sur l’autre écran, par exemple KO BA MI LO TA
join-go = Aller à la table
code-show = Code
code-hide = Masquer le code
code-where = Saisissez ce code sur { $place }
terms = Conditions de la table
more = Plus de réglages
access = Qui peut venir ?
access-unlisted = Par le lien
access-unlisted-help = Qui a le lien peut s’asseoir.
access-public = Publique
access-public-help = Tout le monde la voit sur l’étagère.
access-locked = Avec un mot de passe
access-locked-help = Le lien, et un mot de passe que vous choisissez.
locked-choose = Le mot de passe de la table
locked-help = La personne qui vous a invité connaît le mot de passe.
share-locked = Pensez à donner aussi le mot de passe.
pace = Pendule
pace-none = sans pendule
pace-move = { $time } par coup
pace-game = { $time } chacun pour la partie
pace-days = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
}
pace-help = Quand le temps est écoulé, le jeu joue pour vous.
pace-days-help = Par correspondance : la table attend, et vous retrouvez votre tour sur l’étagère.
time-seconds = { $n } s
time-minutes = { $n } min
match = Match
match-help = Plusieurs parties de suite entre les mêmes personnes. Chaque partie gagnée compte un point ; l’ordre des places tourne.
match-none = une seule partie
match-of = match en { $n } parties
match-at = Partie { $n } sur { $games }
match-next = Partie suivante
match-wins = { $n ->
    [one] { $n } gagnée
   *[other] { $n } gagnées
}
match-won-by = { $n ->
    [one] Fin du match : { $names }, avec une partie gagnée.
   *[other] Fin du match : { $names }, avec { $n } parties gagnées.
}
match-nobody = Fin du match : personne n’a gagné de partie.
grace = Place d’un absent
freeze = Faux départ
freeze-none = refusé, sans plus
freeze-for = bloque { $n } s
freeze-help = Personne ne réagit en moins d’un dixième de seconde : frapper plus tôt est un faux départ.
grace-is = Place d’un absent : { $what }
grace-never = reste vide
grace-after = tenue par l’ordinateur après { $time }
grace-help = L’ordinateur garde la place au chaud et ne sait que ce que l’absent pouvait voir. Dès son retour, l’absent reprend la main.
rated = classée
rated-game = Partie classée
rated-help = Le résultat compte pour votre classement à ce jeu. Chaque personne à la table a besoin d’un compte.
rated-why-not = Pour compter, une partie a besoin de savoir qui vous êtes d’une fois sur l’autre : il faut un compte.
rated-needs = Cette partie est classée : il faut un compte pour la jouer.
options-host = modifiables jusqu’au premier coup
options-guest = choisies par l’hôte
ready = part de hasard ajoutée
ready-help = Cette personne a mêlé sa part au hasard de la table.
judged = Comment c’est jugé
sealed-whole = Le sceau de cette table :

# --- people
me-title = Mon compte
me-link = Mon compte : { $name }
me-is-nobody = Vous jouez sans nom. C’est très bien ainsi.
me-is-guest = Vous jouez sans compte : un nom suffit, aussi longtemps que vous voulez.
me-has-account = Ce nom est à vous.
me-rename = Changer de nom
me-give-name = Donner un nom
me-account = Un compte, si vous voulez
me-name = Nom
me-make = Créer un compte
me-make-help = Le nom devient le vôtre, vous retrouvez vos parties sur un autre appareil, et les parties classées comptent. Ni adresse ni courriel.
me-make-go = Ce nom est à moi
me-login = Se connecter
me-login-help = Retrouvez votre nom, vos tables et votre classement.
me-login-go = Entrer
me-logout = Se déconnecter
me-delete = Supprimer mon compte
me-delete-help = Tout de suite et pour toujours : le compte, le classement et la phrase secrète disparaissent, vos parties en cours sont abandonnées, et votre nom est remplacé par « Anonyme » dans toutes les parties jouées.
me-delete-type = Pour confirmer, tapez votre phrase secrète
me-delete-go = Supprimer pour toujours
devices = Mes appareils
devices-help = Les navigateurs connectés à ce compte. Un navigateur qui ne sert pas pendant six mois est déconnecté.
device-current = celui-ci
device-seen = dernière visite : { $when }
device-unknown = Navigateur inconnu
device-out = Déconnecter
device-out-others = Déconnecter tous les autres
refused-this_device = Pour quitter ce navigateur-ci, déconnectez-vous.
passphrase = Phrase secrète
passphrase-show = Montrer ce que je tape
passphrase-help = Huit caractères au moins ; plusieurs mots font une bonne phrase. Personne ne pourra vous la rappeler ; en cas d’oubli, votre code de secours vous aidera.
passphrase-change = Changer ma phrase secrète
passphrase-old = Phrase secrète actuelle
passphrase-new = Nouvelle phrase secrète
passphrase-change-go = Changer
passphrase-changed = C’est fait : la nouvelle phrase secrète vaut dès maintenant, et vos autres appareils sont déconnectés. Vous avez aussi un nouveau code de secours ; l’ancien ne vaut plus rien.
recovery = Code de secours
recovery-help = Notez ce code et gardez-le en lieu sûr. Si vous oubliez votre phrase secrète, il vous rend votre nom. Il n’est montré que cette fois.
recovery-copy = Copier
recovery-copied = Copié
recovery-print = Imprimer
recovery-done = C’est noté
recovery-new = Nouveau code de secours
recovery-made = Code de secours créé : { $when }. Si ce n’était pas vous, créez-en un nouveau et vérifiez vos appareils et vos clés d’accès.
recovery-none = Vous n’avez pas encore de code de secours.
recovery-new-help = Vous recevez un nouveau code, et l’ancien ne vaut plus rien.
recovery-new-go = Créer un nouveau code
me-forgotten = Phrase secrète oubliée ?
me-recover-help = Votre code de secours vous rend votre nom : choisissez une nouvelle phrase secrète. Vos autres appareils sont déconnectés, et vous recevez un nouveau code.
me-recover-go = Choisir cette phrase
passkey = Clé d’accès
passkeys = Clés d’accès
passkeys-help = Avec une clé d’accès, vous vous connectez en déverrouillant votre téléphone ou votre ordinateur, sans rien taper.
passkey-add = Ajouter une clé d’accès
passkey-add-help = Donnez-lui un nom que vous reconnaîtrez et tapez votre phrase secrète. Votre navigateur fait le reste.
passkey-name = Nom (facultatif)
passkey-add-go = Créer la clé
passkey-remove = Retirer
me-passkey = Utiliser une clé d’accès
me-delete-passkey = Utiliser une clé d’accès et supprimer pour toujours
me-ratings = Mon classement
me-no-ratings = Vous n’avez pas encore fini de partie classée.
me-provisional = provisoire
me-games = Mes parties finies
me-no-games = Les parties que vous finissez se retrouvent ici, pour les revoir.
games-played = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
results = Mes résultats
results-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
results-won = { $n ->
    [one] { $n } gagnée
   *[other] { $n } gagnées
}
ratings-lines = La courbe est votre classement : ce que vous valez presque sûrement au moins. La zone au-dessus monte jusqu’à ce que vous valez le plus probablement, et se resserre à mesure que vous jouez.
ratings-day = Jour
ratings-sure = Classement
ratings-likely = Le plus probable
plot-table = Les chiffres
leaders = Classement
leaders-empty = Personne n’a encore fini de partie classée à ce jeu. La première place est libre.
leaders-how = Comment on classe

# --- talk and absences
said-by = { $name } :
talk-free = Quelques mots…
hush = Masquer des joueurs
hush-all = Masquer tout le monde
hush-all-off = Ne plus masquer personne
hush-one = Masquer { $name }
hush-one-off = Ne plus masquer { $name }
block-one = Bloquer { $name }
block-done = Vous avez bloqué { $name } : vous ne vous entendrez plus, et rien ne vous réunira. Rien ne lui est dit. Cela s’annule sur votre page.
blocked = Les personnes que j’ai bloquées
blocked-help = Ni l’un ni l’autre n’entend l’autre, ne voit ses tables publiques, ni n’arrive à une table qu’il tient. Rien ne leur est dit. Pour bloquer quelqu’un, touchez sa place avant la partie, ou ouvrez « Dire quelque chose » à la table.
unblock = Débloquer
refused-too_many_blocked = La liste des personnes que vous avez bloquées est pleine ({ $most }). Débloquez d’abord quelqu’un sur votre page.
refused-you_blocked = Vous avez bloqué cette personne, ou l’hôte de cette table. Cela s’annule sur votre page.
stops = veut arrêter
stops-help = Cette personne propose d’arrêter la partie là ; la réponse est dans le menu.
away-help = Sa page n’est pas ouverte. Sa place l’attend.
kept-help = Un ordinateur joue à sa place et s’effacera dès son retour.
resigned-help = Un ordinateur finit la partie à sa place, s’il le faut.
stop-agree = D’accord pour arrêter là
stop-missing = Il manque : { $names }.
resign-help = C’est définitif : vous finissez derrière ceux qui restent.
leave = Quitter la table
leave-help = Votre place vous attend ; la table est sur l’étagère.

# --- how it is done
how-title = Comment c’est joué, jugé et vérifié
how-chance = Le hasard se vérifie
how-chance-1 = Quand une table est préparée, le serveur tire un secret et publie aussitôt son empreinte, le sceau. Le sceau ne dit rien du secret, mais aucun autre secret ne lui correspond : impossible d’en changer ensuite.
how-chance-2 = Après le sceau et avant le premier coup, la page de chaque personne assise ajoute une part tirée au sort chez elle. Le serveur ne peut donc pas avoir choisi un secret qui l’arrange.
how-chance-3 = Chaque dé et chaque carte se calculent à partir du secret, de toutes ces parts et du numéro du coup, et de rien d’autre. Une carte n’est tirée que lorsqu’on la voit : aucun paquet mélangé d’avance n’existe.
how-chance-4 = À la fin le secret est révélé, et la partie enregistrée permet à chacun de tout recalculer, ici avec le bouton de vérification, ou chez soi sans nous croire.
how-races = Les courses sont équitables
how-races-1 = Dans les jeux de vitesse, ce qui se dévoile apparaît partout au même instant : les connexions rapides attendent un peu les plus lentes.
how-races-2 = Ce qui compte est votre réaction, du moment où votre écran montre la chose à celui où vous appuyez, et non l’arrivée du message. Votre page la mesure, le serveur mesure votre connexion, et ce que dit la page n’est cru que dans ces limites.
how-races-3 = Personne ne réagit en moins d’un dixième de seconde : un tel geste est un faux départ. Quand deux gestes sont trop proches pour être départagés, le hasard scellé de la table tranche, jamais la connexion.
how-races-4 = La photo-finish montre qui a appuyé quand, avec la marge d’erreur, et l’enregistrement garde toutes les mesures.
how-warm = Une place n’est jamais perdue
how-warm-1 = Si quelqu’un disparaît, l’ordinateur garde sa place au chaud après le délai choisi pour la table. Il ne connaît que ce que cette place pouvait voir.
how-warm-2 = Quand tout le monde est parti, la table s’endort et se réveille où elle en était, même des jours plus tard.
how-ratings = Le classement
how-ratings-1 = Une partie classée compare chaque personne à toutes les autres de la table. Chacun commence à 1000 ; les premières parties comptent le plus. Les ordinateurs sont classés aussi, et marqués comme tels.
how-ratings-2 = Abandonner compte comme finir derrière ceux qui restent ; une partie que tout le monde veut arrêter ne compte pas.

report = Signaler un problème
report-ask = Que s’est-il passé ?
report-attach = Joindre cette partie
report-attach-over = L’enregistrement de la partie : tous les coups, avec des numéros de place au lieu des noms.
report-attach-running = Seulement ce que vous voyez de votre place, avec des numéros de place au lieu des noms.
report-what = Envoyés avec votre texte : la langue, la version de cette page et la taille de sa fenêtre. Ni nom, ni adresse.
report-go = Envoyer
report-people = Signaler des joueurs
report-person = Signaler { $name }…
report-person-ask = Qu’a fait cette personne ?
report-person-what = Envoyés aux responsables du site avec votre texte : cette partie, la place dont il s’agit, la langue, la version de cette page et la taille de sa fenêtre. Personne à la table n’en sait rien.
report-sent = Merci, le signalement est arrivé chez les responsables du site.
report-sent-game = Merci, le signalement et la partie sont arrivés chez les responsables du site.

me-data = Mes données
me-export-help = Un fichier avec tout ce que ce site conserve sur vous : votre nom, vos classements, vos tables et les enregistrements de vos parties terminées.
me-export = Télécharger mes données
me-exporting = Préparation du fichier…
me-exported = Votre navigateur a enregistré le fichier.
me-kept = Les parties terminées sont conservées { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
me-kept-account = Avec un compte, vous gardez les vôtres.

about-title = À propos de cette bibliothèque
about-contact = Contact
about-imprint = Mentions légales
about-responsible = Responsable des données
about-nothing = Rien n’a encore été écrit ici.
notice = Annonce
notice-close = Fermer l’annonce
privacy-title = Vie privée
privacy-lead = Ce que ce site conserve sur vous, pourquoi, et combien de temps. Il n’y a ni adresse électronique, ni publicité, ni contenu d’autres sites, et rien n’est transmis à personne.
privacy-stored = Ce qui est conservé
privacy-cookie = Un cookie dans votre navigateur
privacy-cookie-why = Un nombre aléatoire, votre nom et une signature, pour que votre place reste la vôtre.
privacy-cookie-long = Pendant un an.
privacy-tables = Votre nom aux tables que vous ouvrez ou rejoignez
privacy-tables-why = Pour que les autres voient qui joue, et que vous retrouviez vos parties.
privacy-tables-long = Aussi longtemps que la table.
privacy-moves = Chaque coup avec son heure et, dans les courses, le délai de votre connexion
privacy-moves-why = C’est la partie elle-même, sa rediffusion et la vérification de son hasard.
privacy-moves-long = Aussi longtemps que la table.
privacy-account = Si vous avez un compte : son nom, le jour de sa création et les empreintes de votre phrase secrète et de votre code de secours (jamais eux-mêmes)
privacy-account-why = Pour que le nom soit à vous.
privacy-account-long = Jusqu’à la suppression du compte.
privacy-devices = Les appareils qui y sont connectés, et ses clés d’accès
privacy-devices-why = Le navigateur et le système, le jour de leur connexion et de leur dernière utilisation, pour que vous puissiez les déconnecter. D’une clé d’accès, seulement la moitié publique.
privacy-devices-long = Jusqu’à ce que vous les déconnectiez ou les retiriez. Un appareil inutilisé finit par être déconnecté.
privacy-ratings = Vos classements, et ce que chaque partie classée y a changé
privacy-ratings-why = Et aussi si deux joueurs partageaient une adresse internet, sans l’adresse elle-même, pour repérer les parties arrangées.
privacy-ratings-long = Jusqu’à la suppression du compte.
privacy-reports = Les problèmes que vous signalez
privacy-reports-why = Votre texte et, si vous êtes d’accord, la partie sans les noms, pour pouvoir corriger le problème.
privacy-long = Durée de conservation des tables
privacy-waiting = Tables où aucune partie n’a commencé
privacy-guests = Parties terminées où personne n’avait de compte
privacy-finished = Autres parties terminées
privacy-playing = Parties que personne n’a terminées
privacy-imported = Parties ouvertes depuis un fichier, après la dernière visite
privacy-hours = { $hours ->
        [0] Sans limite de durée
        [one] { $hours } heure
       *[other] { $hours } heures
    }
privacy-days = { $days ->
        [0] Sans limite de durée
        [one] { $days } jour
       *[other] { $days } jours
    }
privacy-backups = Les sauvegardes du serveur peuvent contenir tout cela plus longtemps.
privacy-not = Ce qui n’est pas conservé
privacy-said = Ce qui se dit à une table : c’est seulement envoyé aux personnes présentes.
privacy-address = Votre adresse internet (IP) : elle reste un moment en mémoire, pour freiner les avalanches de requêtes, et n’est jamais écrite.
privacy-browser = Vos réglages de langue, de thème et de son, les tâches du jour et vos jours de suite : ils restent dans votre navigateur.
privacy-can = Ce que vous pouvez faire
privacy-can-export = Télécharger tout ce qui est conservé sur vous, depuis la page de votre compte.
privacy-can-delete = Supprimer votre compte : aussitôt, votre nom disparaît de toutes vos parties.
privacy-can-clear = Sans compte, effacer les cookies de ce site : votre nom reste aux tables, mais rien ne mène de lui à vous.

# --- puzzles

puzzle = Problème
puzzles = Problèmes
puzzle-task = Trouvez le meilleur coup : un seul gagne nettement plus souvent que les autres.
puzzle-right = Oui ! { $move } : { $best } de chances de gagner, contre { $other } au mieux avec un autre coup.
puzzle-wrong-odds = Pas le meilleur : { $chance } contre { $best }. Essayez encore.
puzzle-wrong = Pas le meilleur coup, qui a { $best } de chances de gagner. Essayez encore.
puzzle-answer = Le meilleur coup : { $move }, avec { $best } de chances de gagner, contre { $other } au mieux avec un autre.
puzzle-show = Voir la réponse
puzzle-next = Problème suivant
puzzle-at = { $at } sur { $of }
puzzle-how = Une position d’une partie jouée. Un coup est nettement le meilleur, et échappe souvent. Essayez autant que vous voulez.
puzzle-how-exact = Les chances de gagner sont exactes : le jeu est résolu.
puzzle-how-about = Les chances de gagner sont approchées : de nombreuses parties ont été jouées à partir d’ici.
refused-no_such_puzzle = Ce problème n’existe pas.
refused-no_puzzles = Il n’y a pas de problème ici.
refused-other_day = Un nouveau jour a commencé. Revenez aux tâches du jour.
refused-task_answered = Vous avez déjà répondu à celle-ci.

# --- today

today = Aujourd’hui
back-to-today = Tâches du jour
back-to-today-short = Tâches
today-line = { $n ->
    [one] Un coup à trouver.
   *[other] { $n } coups à trouver.
 }
today-done = Tout est répondu. La suite demain.
today-days = { $n ->
    [one] { $n } jour de suite.
   *[other] { $n } jours de suite.
 }
today-task = Tâche du jour
today-find = Trouvez le meilleur coup. Le premier que vous jouez compte.
today-find-short = Trouvez le meilleur coup
today-how = Un seul essai par position, la même pour tous ici. La réponse vient aussitôt après.
today-right = Oui ! { $move } : { $best } de chances de gagner.
today-wrong = Mieux : { $move }, { $best } de chances de gagner, contre { $chance }.
today-wrong-odd = Mieux : { $move }, { $best } de chances de gagner.
today-compare = Comparer les coups
today-loses = perd { $n } % des parties
today-tried = Votre coup
today-more = { $n ->
    [one] Un autre coup perd davantage.
   *[other] { $n } autres coups perdent davantage.
 }
today-next = Tâche suivante
today-result = Résultat
today-was-right = Trouvé
today-was-wrong = Votre coup perd { $n } % des parties
today-shared = { $app }, { $date } : { $signs } en { $time }.
today-share = Partager le résultat
today-copied = Copié.
today-not-copied = Ce navigateur ne copie pas. Sélectionnez la ligne ci-dessus.
today-tomorrow = Les prochaines tâches arrivent à minuit, UTC.
today-forgives = Un jour manqué par semaine est pardonné.
today-not-stored = Ce navigateur ne conserve rien : résultat et jours de suite sont oubliés quand vous quittez cette page.

# --- an evening
evening = Une soirée
evening-help = Plusieurs boîtes à la suite entre les mêmes personnes, avec un seul score. Après chaque partie, la table suivante s’ouvre toute seule.
evening-boxes = Quelles boîtes ?
evening-order = Dans quel ordre ?
evening-in-order = Dans l’ordre où vous les avez choisies
evening-by-lot = Tirées au sort
evening-how-many = Combien de boîtes ?
evening-rule = Le score : deux points pour chaque personne que vous devancez, un pour chaque personne à égalité avec vous.
evening-choose = Choisissez au moins deux boîtes.
evening-length = Boîtes : { $n } · environ { $minutes } min
evening-open = Ouvrir la soirée
evening-at = Soirée : boîte { $n } sur { $games }
evening-along = À la prochaine partie : { $names }
evening-gone = n’est plus là
evening-paused = L’hôte a mis la soirée en pause. Rien ne commence avant la reprise.
evening-join = Je joue la prochaine partie
evening-leave = Je ne joue pas la prochaine partie
evening-pause = Pause après cette partie
evening-go-on = Reprendre
evening-stop = Finir après cette partie
evening-stop-sure = Vraiment finir après cette partie ?
evening-next = Vers la partie suivante
evening-next-in = Partie suivante ({ $n })
evening-stay = Rester encore un peu ici
evening-page = Le bilan de la soirée
evening-over = La soirée est finie
evening-won = { $n ->
    [one] { $names } remporte la soirée
   *[other] { $names } remportent la soirée ensemble
}
evening-follow = Vers la table
evening-new = Une nouvelle soirée
evening-replay = Revoir { $game }
refused-no_evening = Cette table ne fait partie d’aucune soirée.
refused-evening_terms = Dans une soirée, aucune partie n’est classée, facile, en match ou par correspondance.
refused-evening_length = Une soirée compte de { $least } à { $most } boîtes.
refused-evening_full = Cette soirée est complète : { $most } au plus.
refused-evening_went_on = La soirée a déjà continué.
refused-evening_paused = La soirée est en pause. L’hôte décide de la reprise.
# --- friends
friends = Amis
friends-none = Personne encore. Proposez-le à quelqu’un avec qui vous avez joué : à sa place avant la partie, à côté des messages, ou après la fin. Ou envoyez un lien.
friends-invite = Inviter un ami
friends-asks = Demandes
friends-shown = Vos amis peuvent-ils voir que vous êtes là ?
friends-shown-help = Seules le voient les personnes à qui vous avez dit oui et qui vous ont dit oui ; et rien de plus : ni où vous êtes, ni à quoi vous jouez.
friends-shown-yes = Oui
friends-shown-no = Non
friend-ask = Proposer à { $name } d’être amis
friend-ask-short = Proposer d’être amis
friend-asked = { $name } trouvera votre demande sur sa page Amis.
friend-made = { $name } et vous êtes maintenant amis.
friend-waits = pas encore de réponse
friend-wants = aimerait être de vos amis
friend-yes = Oui
friend-no = Non
friend-take-back = Retirer
friend-end = Ne plus être amis
friend-here = est là
friend-invite = Inviter
friend-invited = Invitation envoyée
friend-invites = { $name } vous invite à { $game }
friend-not-now = Pas maintenant
friend-games = Nos parties
friend-no-games = Pas encore de partie finie ensemble.
friend-score = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} : gagnées { $wins }, nulles { $draws }, perdues { $losses }
friend-link = Un lien pour un ami
friend-link-help = Toute personne qui l’ouvre dans les 7 jours peut devenir votre amie d’un seul geste. Un nouveau lien met fin à l’ancien.
friend-link-make = Créer un lien
friend-link-new = Créer un nouveau lien
friend-link-end = Mettre fin au lien
friend-link-until = Valable jusqu’au { $when }.
friend-link-text = { $name } aimerait être de vos amis
friend-link-ask = Vous verrez quand l’autre est là, si cette personne le veut bien, et vous l’inviterez à une table d’un seul geste. Chacun peut y mettre fin.
friend-link-yes = Devenir amis, { $name } et moi
friend-link-mine = C’est votre propre lien, à envoyer à une personne que vous aimeriez avoir parmi vos amis.
friend-link-already = { $name } et vous êtes déjà amis.
company = Récemment à votre table
refused-too_many_friends = L’un de vous deux a déjà autant d’amis qu’il y a de place ({ $most }).
refused-too_many_asked = Trop de vos demandes attendent une réponse ({ $most }). Retirez-en une d’abord.
refused-unknown_link = Ce lien pour un ami n’est plus valable, ou n’a jamais existé. Demandez-en un nouveau.
refused-unknown_friend = Cette personne n’est pas dans la liste de vos amis.
