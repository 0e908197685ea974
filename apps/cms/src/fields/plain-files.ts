import type { Field, SanitizedConfig } from 'payload';
import { label } from './labels.ts';
import { technical } from './technical.ts';

/** What Payload keeps of a file for programs, and of pictures alone. */
const ofPrograms = ['url', 'thumbnailURL', 'mimeType', 'filesize'];
const ofPictures = ['width', 'height'];
/** What people know of it, whom Payload tells it in the language of whoever asked first. */
const known: Record<string, ReturnType<typeof label>> = {
  filename: label('File name', 'اسم الملف'),
  width: label('Width in pixels', 'العرض بالبكسل'),
  height: label('Height in pixels', 'الارتفاع بالبكسل'),
};

/**
 * Lists of pictures and documents offer for their filters and columns what people know of a file: Payload offers its address, its
 * MIME type and its bytes, too, by their names in the code.
 */
export function withPlainFiles(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, upload } of config.collections) {
    if (!upload) continue;
    const hasPictures = upload.mimeTypes?.some((type) => type.startsWith('image/')) ?? true;
    const hidden = new Set([...ofPrograms, ...(hasPictures ? [] : ofPictures)]);
    for (const field of fields) labelField(field, hidden);
  }
  return config;
}

function labelField(field: Field, hidden: ReadonlySet<string>): void {
  if (!('name' in field) || !field.name) return;
  if (hidden.has(field.name)) field.admin = { ...field.admin, ...technical } as typeof field.admin;
  const words = known[field.name];
  if (words && 'label' in field) field.label = words;
}
