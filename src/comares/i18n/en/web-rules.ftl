### The rulebook in the browser

web-rules-nothing = No rule mentions “{ $query }”. Try a shorter word, or a number such as { $example }.
web-rules-all = Show all rules
web-drawing-portals = The gold line is the longest wall. It runs along the diagonal of the portal: 3 sides and 2 points for the portal make 5.
web-drawing-falconers = A falcon stands where four of your tiles meet. Two of the four show its two kinds: here tower and garden.
web-drawing-building-sites = A building site costs half the price now. The token on it hides the currency in which you finish it for the full price.
web-drawing-portals-title = A portal in the wall
web-drawing-falconers-title = A falcon on its point
web-drawing-building-sites-title = From site to building
