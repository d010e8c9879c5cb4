/** The calls about puzzles. */

import { json } from "./api";
import type { PuzzleAnswer, PuzzleList, PuzzlePage, PuzzlePreviews, PuzzleReasons } from "./protocol";

const MOST_CODES = 400; // in one call

export const puzzles = {
  list: () => json<PuzzleList>("puzzles"),
  open: (id: string) => json<PuzzlePage>(`puzzles/${id}`),
  previews: (id: string, codes: string[]) =>
    json<PuzzlePreviews>(`puzzles/${id}/previews`, "POST", { codes: codes.slice(0, MOST_CODES) }),
  reasons: (id: string, codes: string[]) =>
    json<PuzzleReasons>(`puzzles/${id}/reasons`, "POST", { codes: codes.slice(0, MOST_CODES) }),
  answer: (id: string, code: string) => json<PuzzleAnswer>(`puzzles/${id}/answer`, "POST", { code }),
};
