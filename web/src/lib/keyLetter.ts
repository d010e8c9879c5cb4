/** The Latin letter of a key, in lower case: the one it types, or in another alphabet the one at its place. */
export const keyLetter = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace("Key", "")).toLowerCase();
