import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileType } from '@insurer/contract/forms/field-rule.ts';
import { normaliseText } from '@insurer/contract/requests/normalise.ts';
import { config } from '../../config.ts';

/** Files of visitors: no route serves this folder, and no name in it says anything. */
export function privateFolder(): string {
  return join(config.dataDir, 'private');
}

/** Where files lie until the request that brought them is stored. */
export function incomingFolder(): string {
  return join(privateFolder(), 'incoming');
}

/** Where files that belong to no case wait before they are removed. */
export function quarantineFolder(): string {
  return join(config.dataDir, 'quarantine');
}

/** @throws when the name is none that {@link newFileName} makes */
export function privatePath(storedName: string): string {
  if (!/^[a-f0-9]{32}\.(pdf|jpg|png|bmp)$/.test(storedName)) throw new Error('This is no name of a private file.');
  return join(privateFolder(), storedName);
}

export function newFileName(ending: string): string {
  return `${randomBytes(16).toString('hex')}.${ending}`;
}

export async function makePrivateFolders(): Promise<void> {
  for (const folder of [incomingFolder(), quarantineFolder()]) await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Moves files to their place for good. After this they are there even if the machine stops. */
export async function keepFiles(moves: { from: string; storedName: string }[]): Promise<void> {
  if (moves.length === 0) return;
  for (const { from, storedName } of moves) await rename(from, privatePath(storedName));
  const folder = await open(privateFolder(), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** A visitor's file name as the team sees and saves it: no folders, no invisible signs, the ending of what it is. */
export function displayName(name: string, content: FileType | undefined): string {
  const base = normaliseText(name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 100)
    .toWellFormed();
  return `${base || 'file'}.${content ?? 'bin'}`;
}
