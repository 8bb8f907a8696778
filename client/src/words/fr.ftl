app = Tablée
tagline = Ouvrez une boîte, asseyez-vous, jouez.
back-to-shelf = Retour à l'étagère
back-to-box = Retour à la boîte
loading = Un instant…
close = Fermer
cancel = Annuler
ok = D'accord
language = Langue
language-fr = Français
language-en = English
theme = Lumière
theme-system = Automatique
theme-light = Claire
theme-dark = Sombre
sound = Sons
sound-on = Sons activés
sound-off = Sons coupés

players = { $range } joueurs
minutes = { $n } min
ages = dès { $n } ans
tempo-turns = Chacun son tour
tempo-real-time = En temps réel
my-tables = Mes tables
open-tables = Tables ouvertes
status-waiting = En attente
status-playing = En cours
status-finished = Terminée
seats-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
resume = Reprendre
join = Rejoindre
watch = Regarder

play-now = Jouer tout de suite
play-now-help = contre l'ordinateur
make-table = Préparer une table
make-table-go = Ouvrir la table
how-many = Combien de places ?
chairs = Qui s'assoit où ?
chair = Place { $n }
chair-me = Moi
chair-open = Libre, pour quelqu'un
chair-bot = Ordinateur : { $level }
fill-with-bots = Compléter avec des ordinateurs
options = Variantes
option-on = oui
option-off = non
public-table = Montrer cette table à tout le monde
contents = Dans la boîte
rules = Comment on joue
faces = Le matériel
faces-all = Voir les { $n } faces

level-beginner = débutant
level-regular = habitué
level-expert = expert
level-random = au hasard

guest = Invité
your-name = Votre nom
name-help = C'est ainsi que les autres vous verront.
name-go = C'est moi

waiting-title = Autour de la table
waiting-help = La partie commence quand toutes les places sont prises.
waiting-host = L'hôte lancera la partie.
sit-here = M'asseoir
stand-up = Me lever
place-bot = Un ordinateur
open-chair = Libérer
empty-chair = Place libre
you = vous
computer = ordinateur
begin = Commencer la partie
share = Invitez avec ce lien
copy = Copier
copied = Copié
qr = Code à photographier pour rejoindre la table
away = absent
watchers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
watching = Vous regardez la partie.

your-turn = À vous !
turn-of = Au tour de { $name }
everyone-plays = Tout le monde joue
log = Ce qui s'est passé
log-fold = Replier le journal
log-open = Ouvrir le journal
log-empty = Rien encore.
moves = Tous les coups
moves-none = Aucun coup possible maintenant.
keys = Touches
key-space = Espace
keys-escape = Annuler ce qui est commencé
keys-arrows = Aller d'une chose à l'autre
keys-enter = Choisir
keys-help = Cette liste
menu = Menu
which = Lequel ?
not-possible = pas maintenant
score = Score
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
clock-left = { $n } s
pile-count = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
piece-down = face cachée
piece-locked = verrouillé
piece-times = { $label }, { $n } fois
pick-next = Et ensuite ?
actions = Ce que je peux faire
answer-letter = Une lettre
answer-word = Un mot
struck-by = Frappé par { $name }
my-place = Ma place
table-centre = Centre de la table
other-seats = Les autres places

photo = Photo-finish
photo-tie = Photo-finish : trop serré, tiré au sort
photo-ms = { $n } ms
photo-early = faux départ

reconnecting = Reconnexion… ce que vous voyez date d'il y a { $n } s.
not-connected = Pas de connexion en ce moment.
farewell = La table a fermé la connexion.
reload = Recharger

end-won = Vous avez gagné !
end-won-by = { $names } gagne !
end-won-by-many = { $names } gagnent ensemble
end-tied = Égalité !
end-shared = Vous partagez la victoire !
end-title = Partie terminée
end-rank = { $n }ᵉ
end-first = 1ᵉʳ
end-resigned = { $seat } a abandonné.
end-stopped = Tout le monde a voulu s'arrêter là.
rematch = Revanche
see-end = Voir le résultat
see-table = Voir la table
details = Le détail
and = et

resigned = a abandonné
kept = gardé au chaud
talk = Dire quelque chose
talk-send = Dire
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-thanks = Merci !
say-oops = Oups…
say-nice = Joli !
say-hurry = À toi de jouer !
say-sorry = Désolé !
say-one-moment = Un instant !
say-again = On remet ça ?
say-bye = Au revoir !
stop = Proposer d'arrêter là
stop-not = Ne plus vouloir arrêter
stop-wished = Pour arrêter là : { $names }
resign = Abandonner
resign-sure = Vraiment abandonner ?
clock-minutes = { $n } min
locked = Table fermée
locked-word = Le mot de passe de la table
locked-go = Entrer
record = Enregistrer la partie
ending-resigned = La partie s'arrête sur un abandon.
ending-stopped = Tout le monde était d'accord pour arrêter là.

trouble-title = Oh.
refused-other = Refusé ({ $code }).
refused-unreachable = Le serveur ne répond pas.
refused-not_seated = Vous n'êtes pas assis à cette table.
refused-not_playing = La partie n'est pas en cours.
refused-chairs_open = Il reste des places libres.
refused-only_host = Seul l'hôte peut faire cela.
refused-chair_taken = Cette place est prise.
refused-already_seated = Vous êtes déjà assis.
refused-already_begun = La partie a déjà commencé.
refused-unknown_level = Ce niveau n'existe pas.
refused-no_such_chair = Cette place n'existe pas.
refused-unknown_request = Demande inconnue.
refused-unknown_move = Ce coup n'existe pas.
refused-too_many_words = Ce coup a trop de mots.
refused-too_fast = Doucement : trop de demandes à la fois.
refused-too_large = Message trop long.
refused-bad_message = Message illisible.
refused-unknown_game = Cette boîte n'est pas sur l'étagère.
refused-unknown_table = Cette table n'existe pas, ou plus.
refused-bad_name = Un nom a de 1 à 24 caractères.
refused-bad_options = Ces variantes ne vont pas ensemble.
refused-no_name = Donnez d'abord votre nom.
refused-bad_seats = Ce nombre de places ne convient pas.
refused-bad_chairs = Cette disposition des places ne convient pas.
refused-not_found = Il n'y a rien ici.
refused-already_over = La partie est déjà finie.
refused-bad_body = Demande illisible.
refused-bad_nonce = Part de hasard refusée.
refused-busy = Trop de monde en ce moment, réessayez.
refused-foreign_origin = Cette demande vient d'ailleurs.
refused-no_free_talk = Ici, on ne dit que les phrases proposées.
refused-no_scrollback = Ce jeu ne montre pas son passé avant la fin.
refused-no_such_entry = Ce coup n'existe pas.
refused-no_such_eyes = Ce point de vue n'existe pas.
refused-not_begun = La partie n'a pas commencé.
refused-not_finished = La partie n'est pas finie.
refused-not_removable = Cette personne est là : on ne la déplace pas.
refused-not_your_eyes = Ce point de vue n'est pas le vôtre.
refused-nothing_said = Rien n'a été dit.
refused-other_version = Cette partie suit d'anciennes règles.
refused-resigned = Vous avez abandonné.
refused-too_many_tables = Trop de tables ouvertes : finissez-en une.
refused-unknown_language = Langue inconnue.
refused-unknown_phrase = Phrase inconnue.
refused-wrong_word = Ce n'est pas le bon mot.
refused-locked = Cette table est fermée.
refused-no_pace = Ce jeu n'a pas de pendule.
refused-no_word = Une table fermée a besoin d'un mot.
refused-broken = Une erreur de notre part ; la table se rouvre.
refused-closing = Le serveur redémarre.
refused-not_kept = Le coup n'a pas pu être gardé.
refused-store_closed = Le serveur redémarre.
refused-internal = Une erreur de notre part.
refused-wrong_method = Demande inconnue.
