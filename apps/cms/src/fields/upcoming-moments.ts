import type { AdminLanguage } from './labels.ts';
import { momentWithHijri } from './moment-text.ts';

const rows = '.schedule-publish__upcoming tbody tr';

let upcoming: string[] = [];

/** Keeps when what is scheduled is due, in the order of the rows that Payload's drawer lists it in. */
export function noteUpcoming(moments: string[]): void {
  upcoming = moments;
}

/** Tells in that list when each is due as it is told everywhere, with the Hijri day: Payload writes the other one alone. */
export function sayUpcomingMoments(language: AdminLanguage): void {
  for (const [index, row] of document.querySelectorAll(rows).entries()) {
    const moment = upcoming[index];
    const said = row.querySelector('.cell-waitUntil span')?.firstChild;
    const words = moment && momentWithHijri(moment, language);
    if (said && words && said.nodeValue !== words) said.nodeValue = words;
  }
}
