import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-22T09:08:07.654Z');
const event: CalendarEvent = { uid: '1@example.com', day: '2028-02-29', title: 'Title', text: 'Text' };
const fileOf = (more: Partial<CalendarEvent> = {}) => calendarFile([{ ...event, ...more }], 'en', now);

/** Reads a file as RFC 5545 says: lines end in CRLF, one that begins with a space goes on, values are unescaped. */
function read(file: string): [name: string, value: string][] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => {
    const at = line.indexOf(':');
    const value = line.slice(at + 1).replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
    return [line.slice(0, at), value];
  });
}
const textOf = (file: string, name: string) => read(file).find(([known]) => known === name)?.[1];

test('a whole day with a reminder on the morning before', () => {
  expect(fileOf({ address: 'https://example.com/extend' }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//insurer//visit-visa-planner//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:1@example.com',
    'DTSTAMP:20261122T090807Z',
    'DTSTART;VALUE=DATE:20280229',
    'DTEND;VALUE=DATE:20280301',
    'SUMMARY;LANGUAGE=en:Title',
    'DESCRIPTION;LANGUAGE=en:Text',
    'URL:https://example.com/extend',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION;LANGUAGE=en:Title',
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

describe('text', () => {
  test('what means something to a calendar is escaped, and no control character gets in', () => {
    const file = fileOf({ text: 'a,b;c\\d\r\ne\nf:g"\u0007' });
    expect(file).toContain('DESCRIPTION;LANGUAGE=en:a\\,b\\;c\\\\d\\ne\\nf:g"\r\n');
  });

  test('whatever is written comes back, in lines of at most 75 octets that break no letter', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => text.replace(/\p{Cc}/gu, ''));
    fc.assert(
      fc.property(anyText, (text) => {
        const file = fileOf({ title: `آخر يوم ${text}`, text });
        expect(textOf(file, 'SUMMARY;LANGUAGE=en')).toBe(`آخر يوم ${text}`);
        expect(textOf(file, 'DESCRIPTION;LANGUAGE=en')).toBe(text);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
        expect(file).toBe(Buffer.from(file).toString());
      }),
    );
  });

  test('says its language', () => {
    expect(calendarFile([event], 'ar', now)).toContain('SUMMARY;LANGUAGE=ar:Title\r\n');
  });
});
