const shortestReason = 3;

/** Whether a text says something to who reads it: spaces, marks that nobody sees and signs alone say nothing. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Whether somebody said why: a word at least, and not a sign that was typed to get on. */
export function isReason(text: string): boolean {
  return saysSomething(text) && text.trim().length >= shortestReason;
}
