import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileType } from '@insurer/contract/forms/field-rule.ts';
import { normaliseText } from '@insurer/contract/requests/normalise.ts';
import { config } from '../../config.ts';

/** Where files lie until the request that brought them is stored: on this machine, whatever keeps them afterwards. */
export function incomingFolder(): string {
  return join(config.dataDir, 'private', 'incoming');
}

/**
 * Where the store of files keeps a file of a visitor: no route serves this place, and no name in it says anything.
 * @throws when the name is none that {@link newFileName} makes
 */
export function privatePath(storedName: string): string {
  if (!/^[a-f0-9]{32}\.(pdf|jpg|png|bmp)$/.test(storedName)) throw new Error('This is no name of a private file.');
  return `private/${storedName}`;
}

/** A name that nobody guesses for a new private file. @param ending without a dot, of what the file is */
export function newFileName(ending: string): string {
  return `${randomBytes(16).toString('hex')}.${ending}`;
}

/** Makes the folder of files that are still arriving, for this service alone; it may be there already. */
export async function makeIncomingFolder(): Promise<void> {
  await mkdir(incomingFolder(), { recursive: true, mode: 0o700 });
}

/**
 * A visitor's file name as both sides see and save it: no folders, no invisible signs, no quotes, which browsers send as `%22` as they
 * send the ends of lines, and the ending of what it is.
 */
export function displayName(name: string, content: FileType | undefined): string {
  const base = normaliseText(name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]|%(?:22|0D|0A)/gu, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
    .slice(0, 100)
    .toWellFormed();
  return `${base || 'file'}.${content ?? 'bin'}`;
}
