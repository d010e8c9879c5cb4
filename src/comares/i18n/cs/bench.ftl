### comares bench

bench-measuring = měří se
bench-not-compiled = V této instalaci není jádro přeložené, měří se tedy jen nepřeložené.
bench-compiled = přeložené
bench-uncompiled = nepřeložené
bench-ratio = krát
bench-unit = {""}
bench-decisions = rozhodnutí/s
bench-microseconds = µs na jedno
bench-rate = rozhodnutí/s
bench-ours = my / oni
bench-no-figure = bez údaje
bench-met = dosaženo
bench-missed = nedosaženo
bench-instructions = instrukcí na kus
bench-before = dříve
