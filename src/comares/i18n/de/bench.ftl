### comares bench

bench-measuring = gemessen wird
bench-not-compiled = In dieser Installation ist die Maschine nicht übersetzt, also wird nur die unübersetzte gemessen.
bench-compiled = übersetzt
bench-uncompiled = unübersetzt
bench-ratio = mal
bench-unit = {""}
bench-decisions = Entscheidungen/s
bench-microseconds = µs je
bench-rate = Entscheidungen/s
bench-ours = unsere / ihre
bench-no-figure = keine Zahl
bench-met = erreicht
bench-missed = nicht erreicht
bench-instructions = Befehle je Stück
bench-before = vorher
