import { expect, test } from 'vitest';
import { textsOf } from '#app/texts/texts.ts';
import { secondsToWait, tooBusyText } from './try-again.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const [en, ar] = [textsOf('en'), textsOf('ar')];

test.each([
  ['seconds', '300', 300, 'in 5 minutes', 'بعد 5 دقائق'],
  ['two minutes', '120', 120, 'in 2 minutes', 'بعد دقيقتين'],
  ['a moment', '3', 3, 'in 1 minute', 'بعد دقيقة'],
  ['a date', 'Fri, 20 Nov 2026 10:03:00 GMT', 180, 'in 3 minutes', 'بعد 3 دقائق'],
  ['a date in the past', 'Fri, 20 Nov 2026 09:00:00 GMT', 1, 'in 1 minute', 'بعد دقيقة'],
  ['two hours', '7200', 7_200, 'in 120 minutes', 'بعد 120 دقيقة'],
  ['more than two hours', '7201', 7_201, 'in 3 hours', 'بعد 3 ساعات'],
  ['hours', '10800', 10_800, 'in 3 hours', 'بعد 3 ساعات'],
  ['no header', undefined, 60, 'in 1 minute', 'بعد دقيقة'],
  ['an empty header', '', 60, 'in 1 minute', 'بعد دقيقة'],
  ['words', 'soon', 60, 'in 1 minute', 'بعد دقيقة'],
  ['less than nothing', '-40', 1, 'in 1 minute', 'بعد دقيقة'],
  ['a century', '3155760000', 86_400, 'in 24 hours', 'بعد 24 ساعة'],
  ['without end', 'Infinity', 86_400, 'in 24 hours', 'بعد 24 ساعة'],
])('when to try again after %s, in both languages', (_what, header, seconds, english, arabic) => {
  expect(secondsToWait(header, now)).toBe(seconds);
  expect(tooBusyText(header, en, now)).toContain(`${english}.`);
  expect(tooBusyText(header, ar, now)).toContain(`${arabic}.`);
});
