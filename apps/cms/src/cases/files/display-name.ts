import type { FileType } from '@insurer/contract/requests/field-rule.ts';
import { normaliseText } from '@insurer/contract/requests/normalise.ts';

export const fileEnding: Record<FileType, string> = { pdf: 'pdf', jpg: 'jpg', png: 'png', bmp: 'bmp' };

/** A visitor's file name as the team sees and saves it: no folders, no invisible signs, the ending of what it is. */
export function displayName(name: string, content: FileType | undefined): string {
  const base = normaliseText(name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 100)
    .toWellFormed();
  return `${base || 'file'}.${content ? fileEnding[content] : 'bin'}`;
}
