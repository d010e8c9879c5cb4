/** What went wrong, in words for the player. */
export const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
