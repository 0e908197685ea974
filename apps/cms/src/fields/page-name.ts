import { isReservedName } from '@insurer/contract/reserved-names.ts';
import type { TextField } from 'payload';
import { copyName } from './copy-name.ts';
import { label } from './labels.ts';
import { inLanguageOf, plainText } from './text-fields.ts';

const notAName = label(
  'Use Latin letters, digits and single dashes only.',
  'استخدم الحروف اللاتينية والأرقام وشرطات مفردة فقط.',
);
const taken = label(
  'The site itself answers at this address: choose another name.',
  'يستخدم الموقع نفسه هذا العنوان، فاختر اسمًا آخر.',
);

/** The path of a page without its slash: one name for both languages (API-05). */
export const pageName: TextField = plainText('name', label('Name in the address', 'الاسم في الرابط'), {
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
  hooks: { beforeDuplicate: [copyName] },
  validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) => {
    const fits = typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(value) && value.length <= 80;
    if (!fits) return inLanguageOf(req, notAName);
    return !isReservedName(value) || inLanguageOf(req, taken);
  },
} as Partial<TextField>) as TextField;
