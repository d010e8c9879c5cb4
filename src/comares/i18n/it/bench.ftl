### comares bench

bench-measuring = si misura
bench-not-compiled = In questa installazione il motore non è compilato, quindi si misura solo quello non compilato.
bench-compiled = compilato
bench-uncompiled = non compilato
bench-ratio = volte
bench-unit = {""}
bench-decisions = decisioni/s
bench-microseconds = µs ciascuna
bench-rate = decisioni/s
bench-ours = nostro / loro
bench-no-figure = nessun dato
bench-met = raggiunto
bench-missed = non raggiunto
bench-instructions = istruzioni ciascuno
bench-before = prima
