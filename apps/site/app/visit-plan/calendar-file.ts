import type { Language } from '@insurer/contract/language.ts';
import { addDays, type Day } from './days.ts';

/** A whole day in a calendar, with a reminder on the morning before. */
export type CalendarEvent = { uid: string; day: Day; title: string; text: string; address?: string };

/** A file of events as RFC 5545 has it, for every calendar program. */
export function calendarFile(events: readonly CalendarEvent[], language: Language, now = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//insurer//visit-visa-planner//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, language, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

function eventLines({ uid, day, title, text, address }: CalendarEvent, language: Language, now: Date): string[] {
  const said = (property: string, value: string) => `${property};LANGUAGE=${language}:${escaped(value)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    said('SUMMARY', title),
    said('DESCRIPTION', text),
    ...(address ? [`URL:${address}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    said('DESCRIPTION', title),
    // A whole day begins at midnight: nine in the morning of the day before.
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
  ];
}

const compact = (day: Day): string => day.replaceAll('-', '');

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const longestLine = 75;

/** No line is longer than 75 octets, and none is broken within a letter. */
function foldedLine(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    if (octets + length > longestLine) {
      parts.push(part);
      // The space that begins the next line counts.
      [part, octets] = ['', 1];
    }
    part += letter;
    octets += length;
  }
  return [...parts, part].join('\r\n ');
}
