title = Hearts
pitch = Take no hearts, and never the queen of spades.
about = Tricks that nobody wants: hearts cost points, the queen of spades costs thirteen, and who takes everything gives it to all the others.
contents-cards = cards
option-until = The game ends at
option-until-help = With the deal in which somebody gets so many points, the game is over.
option-until-25 = 25 points
option-until-50 = 50 points
option-until-100 = 100 points
option-harmless = Harmless first trick
option-harmless-help = No card that counts is played on the first trick, unless somebody has nothing else.
card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
  } of { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
  }
card-short = { $rank }{ $suit ->
    [S] ♠
    [H] ♥
    [C] ♣
   *[D] ♦
  }
face-back = face-down card
trick = Trick
trick-last = Last trick
hand = Your cards
cards = Cards
by = { $seat }
    .seat = You
progress = to { $n } points
fact-chosen = has chosen
fact-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
  }
move-play = Play the { $card }
move-pass = { $way ->
    [left] Pass to the left
    [right] Pass to the right
   *[across] Pass across
  }
prompt-pass = { $way ->
    [left] Choose three cards for the player on your left.
    [right] Choose three cards for the player on your right.
   *[across] Choose three cards for the player opposite.
  }
prompt-wait = The others are still choosing.
prompt-lead = Lead a card.
prompt-follow = { $suit ->
    [S] Follow with a spade, if you can.
    [H] Follow with a heart, if you can.
    [C] Follow with a club, if you can.
   *[D] Follow with a diamond, if you can.
  }
news-dealt = Deal { $n }: { $way ->
    [left] three cards go to the left.
    [right] three cards go to the right.
    [across] three cards go across.
   *[keep] everybody keeps their cards.
  }
news-pass = { $seat } has chosen three cards.
    .seat = You have chosen three cards.
news-all-passed = All have chosen. The two of clubs leads.
news-play = { $seat } plays the { $card }.
    .seat = You play the { $card }.
news-trick = { $n ->
    [0] { $seat } takes the trick: nothing.
    [one] { $seat } takes the trick: { $n } point.
   *[other] { $seat } takes the trick: { $n } points.
  }
    .seat = { $n ->
    [0] You take the trick: nothing.
    [one] You take the trick: { $n } point.
   *[other] You take the trick: { $n } points.
  }
news-counted = Deal { $n } is over and counted.
news-moon = { $seat } has taken everything: 26 points for each of the others!
    .seat = You have taken everything: 26 points for each of the others!
consequence-queen = { $seat } gets the queen of spades!
    .seat = You get the queen of spades!
score-deal = Deal { $n }
refused-game_over = The game is over.
refused-not_your_turn = It is not your turn.
refused-not_now = Not now.
refused-not_dealt_so = This card cannot be dealt.
refused-pass_three = Choose three cards.
refused-not_your_cards = You do not have this card.
refused-two_of_clubs = The two of clubs must be led first.
refused-follow_suit = { $suit ->
    [S] You have spades: one of them must be played.
    [H] You have hearts: one of them must be played.
    [C] You have clubs: one of them must be played.
    [D] You have diamonds: one of them must be played.
   *[other] You must follow suit.
  }
refused-not_broken = No heart may be led before a heart was played.
refused-no_points_yet = No card that counts on the first trick.

# How to play in a minute
guide-goal = Take no points. The fewest win.
guide-pass = Before most deals, three of your cards go to another player, and three come to you.
guide-follow = Play a card of the suit that was led, if you have one. If not, any card will do.
guide-take = The highest card of the suit led takes the trick. Its player leads next.
guide-hearts = Hearts cannot be led before somebody has thrown one away.
guide-moon = Whoever takes all hearts and the queen gets nothing, and everybody else 26.
guide-end = The deal in which somebody reaches 100 is the last.
worth-heart = A heart: one point for whoever takes it.
worth-queen = The queen of spades: thirteen points for whoever takes her.
worth-plain = It counts nothing, and may take what counts.
worth-back = A card that somebody else holds.

# The lesson
lesson-pass = Three of your cards go to the left. High spades could catch the queen: pass the king, the ace, and the ace of hearts.
lesson-pass-wrong = Possible, but pass the king and the ace of spades, and the ace of hearts.
lesson-two = The two of clubs begins. Now { $seat } plays.
lesson-follow = A club was led, and you have one: it must be played.
lesson-follow-wrong = You have a club: play it.
lesson-taken = { $seat } took that trick, and leads another club. { $other } is about to take it.
    .seat = You took that trick, and lead another club. { $other } is about to take it.
    .other = { $seat } took that trick, and leads another club. You are about to take it.
lesson-queen = You have no club left, so any card will do: get rid of the queen of spades!
lesson-queen-wrong = This is the moment: throw the queen of spades.
lesson-gift = Thirteen points for { $seat }, who leads now.
    .seat = Thirteen points for you. You lead now.
lesson-low = Stay low: the four of diamonds will hardly take this.
lesson-low-wrong = Lower: the four of diamonds.
lesson-below = Below the nine you are safe, and high cards are better gone: the five of spades.
lesson-below-wrong = Play the five of spades: it is below the nine.
lesson-heart = Again no club. Throw the highest heart: the king.
lesson-heart-wrong = The king of hearts is the most dangerous one left.
lesson-end = Now hearts may be led, too. Stay low, and watch who takes everything.
