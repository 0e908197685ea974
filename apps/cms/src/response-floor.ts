import { setTimeout as wait } from 'node:timers/promises';

/** The earliest moment, in so many milliseconds from now, at which a response may be sent whose time must say nothing. */
export function responseFloor(ms = 150): Promise<void> {
  return wait(ms);
}
