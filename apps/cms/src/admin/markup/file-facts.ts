import { type AdminLanguage, type Label, label } from '../../fields/labels.ts';
import { sayInstead } from './say-instead.ts';

/** Where Payload tells of an uploaded file, such as `42KB - application/pdf`, in English in every language. */
const told = '.file-meta__size-type, .upload-relationship-details__meta';
const between = /\u00a0-\u00a0| — /;

const units: Record<string, Label> = {
  bytes: label('bytes', 'بايت'),
  KB: label('KB', 'كيلوبايت'),
  MB: label('MB', 'ميغابايت'),
  GB: label('GB', 'غيغابايت'),
};

const kinds: Record<string, Label> = {
  'application/pdf': label('PDF document', 'مستند PDF'),
  'image/avif': label('AVIF picture', 'صورة AVIF'),
  'image/jpeg': label('JPEG picture', 'صورة JPEG'),
  'image/png': label('PNG picture', 'صورة PNG'),
  'image/svg+xml': label('SVG picture', 'صورة SVG'),
  'image/webp': label('WebP picture', 'صورة WebP'),
};

/** What Payload says at a file field, in English in every language, also where the file that was there is shown again. */
const problem = '.file-field .field-error, .file-field .field-error *';
const problems: Record<string, Label> = {
  'A file is required.': label('Choose a file.', 'اختر ملفًا.'),
  'A file name is required.': label('Give the file a name.', 'اكتب اسمًا للملف.'),
};

/** Says the facts of uploaded files in the language of the admin, part by part, as Payload writes them. */
export function sayFileFacts(language: AdminLanguage): void {
  sayInstead(told, (said) => fileFacts(said, language));
  sayInstead(problem, (said) => fileProblem(said, language));
}

/** @returns undefined of what is said in the language of the admin already */
export function fileProblem(said: string, language: AdminLanguage): string | undefined {
  return problems[said]?.[language];
}

/** `24KB - 1920x1080 - image/webp` in words, numbers from left to right in either language; what is none of these stays. */
export function fileFacts(said: string, language: AdminLanguage): string {
  return said
    .split(between)
    .map((part) => fact(part, language))
    .join(' · ');
}

function fact(part: string, language: AdminLanguage): string {
  const [, size, unit = ''] = /^(\d[\d.]*) ?(bytes|[KMG]B)$/.exec(part) ?? [];
  if (size) return `${size} ${units[unit]?.[language]}`;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(part) ?? [];
  if (width) return `\u2066${width} × ${height}\u2069`;
  return kinds[part]?.[language] ?? part;
}
