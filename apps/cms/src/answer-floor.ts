import { setTimeout as wait } from 'node:timers/promises';

/** The earliest moment, in so many milliseconds from now, at which an answer may be given whose time must say nothing. */
export function answerFloor(ms = 150): Promise<void> {
  return wait(ms);
}
