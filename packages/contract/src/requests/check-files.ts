import type { FieldRule, FileRule, FileType } from '../forms/field-rule.ts';

/** Media types and name endings under which a file of each type may arrive. */
export const fileTypes: Record<FileType, { media: readonly string[]; endings: readonly string[] }> = {
  pdf: { media: ['application/pdf'], endings: ['.pdf'] },
  jpg: { media: ['image/jpeg', 'image/jpg', 'image/pjpeg'], endings: ['.jpg', '.jpeg'] },
  png: { media: ['image/png'], endings: ['.png'] },
  bmp: { media: ['image/bmp', 'image/x-ms-bmp', 'image/x-bmp'], endings: ['.bmp'] },
};

/** The `accept` of an input that takes files of these types. */
export function acceptOf(types: readonly FileType[]): string {
  return types.flatMap((type) => [...fileTypes[type].endings, ...fileTypes[type].media.slice(0, 1)]).join();
}

type NamedFile = { name: string; type: string; size: number };

/** Checks the files of a field by what the browser says of them; {@link typeOfContent} checks what they are. */
export function checkFiles(rule: FieldRule, files: readonly NamedFile[]): string | undefined {
  const { files: limits, required } = rule;
  // A file input without a choice still sends one nameless empty part.
  const chosen = files.filter((file) => file.name !== '' || file.size > 0);
  if (!limits) return undefined;
  if (chosen.length === 0) return required;
  if (chosen.length > limits.maximumFiles) return limits.countMessage;
  for (const file of chosen) {
    if (!saysAllowedType(file, limits)) return limits.typeMessage;
    if (file.size === 0) return 'fileEmpty';
    if (file.size > limits.maximumBytes) return limits.sizeMessage;
  }
  return undefined;
}

/** The media type decides; where a browser knows none, the name's ending does. */
function saysAllowedType(file: NamedFile, { types }: FileRule): boolean {
  const media = file.type.toLowerCase();
  const name = file.name.toLowerCase();
  return types.some((type) =>
    media === '' || media === 'application/octet-stream'
      ? fileTypes[type].endings.some((ending) => name.endsWith(ending))
      : fileTypes[type].media.includes(media),
  );
}

const signatures: Record<FileType, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  bmp: [0x42, 0x4d],
};

/** What a file really is, by its first bytes; undefined for every other content. */
export function typeOfContent(start: Uint8Array): FileType | undefined {
  const types = Object.keys(signatures) as FileType[];
  return types.find((type) => signatures[type].every((byte, index) => start[index] === byte));
}
