### comares bench

bench-measuring = measuring
bench-not-compiled = There is no compiled engine in this installation, so only the uncompiled one is measured.
bench-compiled = compiled
bench-uncompiled = uncompiled
bench-ratio = times
bench-unit = {""}
bench-decisions = decisions/s
bench-microseconds = µs each
bench-rate = decisions/s
bench-ours = ours / theirs
bench-no-figure = no figure
bench-met = reached
bench-missed = not reached
bench-instructions = instructions each
bench-before = before
