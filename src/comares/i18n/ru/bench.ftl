### comares bench

bench-measuring = измеряется
bench-not-compiled = В этой установке движок не скомпилирован, поэтому измеряется только обычный.
bench-compiled = скомпилированный
bench-uncompiled = обычный
bench-ratio = раз
bench-unit = {""}
bench-decisions = решений/с
bench-microseconds = мкс каждое
bench-rate = решений/с
bench-ours = мы / они
bench-no-figure = нет числа
bench-met = достигнуто
bench-missed = не достигнуто
bench-instructions = инструкций на единицу
bench-before = раньше
