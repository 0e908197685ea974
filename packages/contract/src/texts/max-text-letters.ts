/** A longer text is no wording of one that is built in. */
export const maxTextLetters = 1_000;
