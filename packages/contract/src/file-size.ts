import { megabyte } from './forms/limits.ts';

const kilobyte = 1024;

/** How large a file is as people read it: whole kilobytes, megabytes from where they are shorter; never nothing. */
export function sizeOfFile(bytes: number): { unit: 'kilobytes' | 'megabytes'; size: string } {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < megabyte / kilobyte) return { unit: 'kilobytes', size: String(kilobytes) };
  return { unit: 'megabytes', size: String(Math.round((bytes / megabyte) * 10) / 10) };
}
