### The course of Alhambra

## Money

lesson-alhambra-money-title = Money
lesson-alhambra-money-aim = You are building a palace. This is where it will grow, from the fountain outwards. Whoever has the most buildings of a kind and the longest wall scores the most.
lesson-alhambra-money-money = Builders come from four countries, and each wants money of their own colour. Four money cards lie open; on your turn you may take some of them.
lesson-alhambra-money-several = You may take several cards if together they are worth 5 or less. Take the florin 1 and the dirham 3 at once.
lesson-alhambra-money-several-wrong = The florin 1 and the dirham 3 make 4: you may take both in one turn.
lesson-alhambra-money-one = Or you take one card, however much it is worth. Take the 9.
lesson-alhambra-money-one-wrong = A single card may have any value, so the 9 is yours for the same one turn.
