title = New game
pitch = Five letters: which word is it?
about = A hidden word, and what each guess tells.
contents-letters = letters
option-language = Language of the words
option-language-help = Everybody at the table guesses in this language.
option-language-fr = French
option-language-en = English
board = Guesses
cell = Guess { $row }, letter { $place }
mark-right = { $letter }, right
mark-right-short = { $letter }=
mark-near = { $letter }, at another place
mark-near-short = { $letter }~
mark-wrong = { $letter }, not in the word
mark-wrong-short = { $letter }
move-guess = Guess a word
ask-word = Five letters
prompt-guess = Guess the word.
news-guess = { $seat } guesses { $word }.
    .seat = You guess { $word }.
end-found = The word was { $word }.
end-hidden = Nobody has found { $word }.
refused-five_letters = Type five letters without accents.
refused-not_your_turn = It is not your turn.
refused-game_over = The game is over.

# How to play in a minute
guide-goal = Be the one who guesses the hidden word.
guide-turn = In your turn, type five letters. Everybody sees what they tell.
guide-end = After eight guesses the word is laid open, and nobody has lost.
worth-right = The letter stands in the word, at this place.
worth-near = The letter stands in the word, at another place.
worth-wrong = The letter does not stand in the word.
