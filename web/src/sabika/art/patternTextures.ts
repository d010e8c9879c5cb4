/** The colours of half patterns, each with its own texture. */
export const PATTERN_TEXTURES: Record<string, string> = {
  ochre: "repeating-linear-gradient(0deg, var(--paint-amber) 0 4px, var(--paint-ochre) 4px 6px)",
  blue: "radial-gradient(circle at 50% 50%, var(--paint-sky) 25%, var(--paint-lapis) 27%) 0 0 / 8px 8px",
  green: "repeating-linear-gradient(45deg, var(--paint-leaf) 0 3px, var(--paint-pine) 3px 6px)",
  purple: "repeating-linear-gradient(90deg, var(--kind-tower-light) 0 3px, var(--kind-tower) 3px 6px)",
  joker:
    "linear-gradient(var(--paint-amber) 25%, var(--paint-lapis) 25% 50%, var(--paint-leaf) 50% 75%, var(--kind-tower) 75%)",
};
