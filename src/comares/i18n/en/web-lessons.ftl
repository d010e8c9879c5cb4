### Lessons and the coach

web-learn = Learn
web-learn-offer-alhambra = New to Alhambra? Learn it in ten minutes.
web-learn-offer-sabika = New to Sabika? Learn it in twenty minutes.
web-learn-later = Not now
web-learn-title = Learn { $game }
web-learn-course = The course
web-learn-more = More ways to play
web-learn-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
web-learn-begin = Begin
web-learn-begun = begun
web-learn-go-on = Continue
web-learn-done = done
web-learn-again = Play again
web-learn-all = All lessons
web-lesson = Lesson: { $title }
web-lesson-your-move = Your move:
web-lesson-watch = Watch what happens first.
web-lesson-next = Next
web-lesson-back = Back
web-lesson-wrong = Not this one. What it would have led to:
web-lesson-try-again = Try again
web-lesson-finished = Lesson finished!
web-lesson-next-lesson = Next lesson
web-lesson-points = If we scored now, it would change your points by { $points }; another choice would change them by { $right }.
web-lesson-overpaid = You would pay { $over ->
    [one] one coin
   *[other] { $over } coins
} too much, and there is no change.
web-lesson-wall = Your longest wall would be { $number } long; it could be { $right }.
web-lesson-room = It would leave { $number ->
    [one] one cell
   *[other] { $number } cells
} to build on; { $right } could be left.
web-lesson-vp = It would bring you { $number } VP; { $right } are possible.
web-lesson-cost = It would cost { $number }; it can be done for { $right }.
refused-lesson = The lesson asks for another choice. Nothing has changed.

## The coach

web-coach = Coach
web-coach-setting = Coach: warns you before a choice that gives much away
web-coach-first = in the first game after the lessons
web-coach-on = always
web-coach-off = never
web-coach-looks = The coach is looking …
web-coach-behind = The coach sees a better choice, about { $points ->
    [one] one point
   *[other] { $points } points
} ahead of yours.
web-coach-keep = Play it anyway
web-coach-back = Think again
web-coached = with a coach
