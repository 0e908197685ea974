import { setTimeout as wait } from 'node:timers/promises';

/** The earliest moment, 150 ms from now, at which an answer may be given whose time must say nothing. */
export function answerFloor(): Promise<void> {
  return wait(150);
}
