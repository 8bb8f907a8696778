title = New game
pitch = Four cards: when do you play the highest?
about = Hidden hands, and rounds that the highest card takes.
contents-cards = cards
table = Table
hand = Your hand
face-card = { $n }
fact-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
score-rounds = Rounds taken
move-play = Play the { $card }
prompt-play = Play a card.
news-play = { $seat } plays the { $card }.
    .seat = You play the { $card }.
refused-not_your_card = You do not hold that card.
refused-not_your_turn = It is not your turn.
refused-game_over = The game is over.

# How to play in a minute
guide-goal = Take most rounds.
guide-turn = Each plays one card. The highest takes the round.
guide-leads = Whoever took it begins the next one.
guide-end = When the hands are empty, most rounds win.
worth-card = The higher the number, the stronger the card. Each is there once.
