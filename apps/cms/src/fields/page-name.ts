import { languageTable } from '@insurer/contract/language-table.ts';
import type { TextField } from 'payload';
import { label } from './labels.ts';
import { inLanguageOf, plainText } from './text-fields.ts';

const notAName = label(
  'Use Latin letters, digits and single dashes only.',
  'استخدم الحروف اللاتينية والأرقام وشرطات مفردة فقط.',
);
const prefixes = Object.values(languageTable).map(({ prefix }) => prefix.slice(1));
/** Paths that the site itself answers; a page of such a name could never be reached. */
const takenNames = new Set<string>([...prefixes, 'api', 'assets', 'health', 'media', 'metrics', '401', '404']);

/** The path of a page without its slash: one name for both languages (API-05). */
export const pageName: TextField = plainText('name', label('Name in the address', 'الاسم في العنوان'), {
  required: true,
  unique: true,
  index: true,
  admin: {
    position: 'sidebar',
    description: label(
      'The path without its slash; home is the front page.',
      'المسار دون الشرطة المائلة، وhome هي الصفحة الرئيسية.',
    ),
  },
  validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) => {
    const fits = typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(value) && value.length <= 80;
    return (fits && !takenNames.has(value.toLowerCase())) || inLanguageOf(req, notAName);
  },
} as Partial<TextField>) as TextField;
