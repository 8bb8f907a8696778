you = vous
welcome = { $game } : { $names }. « ? » pour l’aide, « q » pour partir.
your-move = À vous
more-moves = … et encore { $n }, à écrire en notation, ou « m » pour tout voir
unknown = « { $text } » n’est ni un numéro, ni un coup.
goodbye = À bientôt.
head = { $title } :
end = Fin de la partie
score = score
prompt-number = un nombre de { $least } à { $most }
prompt-pick = { $most } parmi celles-ci, par leurs numéros
prompt-pick-range = de { $least } à { $most } parmi celles-ci, par leurs numéros
refused-other = Refusé : { $code }.
refused-unknown_move = Ce coup n’existe pas dans ce jeu.
refused-too_many_words = Ce coup a trop de mots.
refused-not_playing = La partie n’est pas en cours.
refused-false_start = Trop tôt : moins de 0,1 s après l’apparition, un appui ne compte pas.
refused-frozen = Un instant de patience après un faux départ.
help =
    Tapez le numéro d’un coup, ou le coup en notation (son nom, puis ses valeurs).
    Entrée : le coup principal.   w : attendre la suite.   m : tous les coups.
    s : revoir toute la table.    ? : cette aide.          q : partir.
    Les coups de ce jeu s’écrivent :
record-of = { $game } : { $names }.
chance = le hasard
end-stopped = tout le monde a voulu s’arrêter
end-too-long = arrêtée, car devenue trop longue
end-resigned = { $seat } a abandonné
    .seat = vous avez abandonné
news-take-back = { $seat } reprend son coup
    .seat = vous reprenez votre coup
seat-number = place { $n }
percent = { $whole },{ $tenth } %
odds-solved = Valeurs exactes si chacun joue parfaitement à partir d’ici : ce jeu est résolu.
odds-solved-about = Valeurs approchées, tirées de tables pour moins de joueurs.
odds-nearly-solved-about = Valeurs presque exactes si chacun joue bien à partir d’ici : s’écarter de cette table ne rapporte presque rien.
odds-learned-about = Valeurs approchées, apprises de nombreuses parties.
odds-played-out = Valeurs approchées, à { $margin ->
        [one] un point
       *[other] { $margin } points
    } près : { $games ->
        [one] une partie jouée
       *[other] { $games } parties jouées
    } au hasard à partir d’ici.
