import { label } from './fields/labels.ts';

const shortestReason = 3;
/** How much a reason has to be, as the end of a sentence that asks for one. */
export const enoughOfReason = label('in at least 3 characters', 'بثلاثة أحرف على الأقل');

/** Whether a text says something to who reads it: spaces, marks that nobody sees and signs alone say nothing. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Whether somebody said why: a word at least, and not a sign that was typed to get on. */
export function isReason(text: string): boolean {
  return saysSomething(text) && text.trim().length >= shortestReason;
}
