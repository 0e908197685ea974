import type { RunningApp } from './app-process.ts';

/**
 * What an app wrote to its log, to be searched for what a visitor typed: without the numbers that it makes itself
 * (requests, times, spans, ports), in which any digits may stand by chance.
 */
export function loggedText({ log }: RunningApp): string {
  return log
    .join('')
    .replaceAll(/"(?:requestId|time|ms|port)":(?:"[^"]*"|[\d.]+)/g, '')
    .replaceAll(/127\.0\.0\.1:\d+|localhost:\d+/g, '');
}
