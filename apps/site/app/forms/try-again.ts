import { fill } from '#app/texts/fill.ts';
import { countText } from '#app/texts/plural.ts';
import type { Texts } from '#app/texts/texts.ts';

const day = 86_400;

/**
 * How long a limited visitor has to wait, in seconds: a minute where the service does not say, a day at most.
 *
 * @param retryAfter the header's value: seconds or a date
 */
export function secondsToWait(retryAfter: string | undefined, now = Date.now()): number {
  const seconds = Number(retryAfter || Number.NaN);
  const wait = Number.isNaN(seconds) ? (Date.parse(retryAfter ?? '') - now) / 1000 : seconds;
  return Number.isNaN(wait) ? 60 : Math.min(day, Math.max(1, Math.ceil(wait)));
}

/** The sentence for a 429: when to try again, in whole minutes, beyond two hours in hours. */
export function tooBusyText(retryAfter: string | undefined, texts: Texts, now = Date.now()): string {
  const { tooBusy, inMinutes, inHours } = texts.forms;
  const minutes = Math.ceil(secondsToWait(retryAfter, now) / 60);
  const when =
    minutes > 120 ? countText(inHours, Math.ceil(minutes / 60), texts) : countText(inMinutes, minutes, texts);
  return fill(tooBusy, { when });
}
