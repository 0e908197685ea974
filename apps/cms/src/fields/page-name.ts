import type { TextField } from 'payload';
import { copyName } from './copy-name.ts';
import { label } from './labels.ts';
import { nameProblem } from './name-problem.ts';
import { inLanguageOf, plainText } from './text-fields.ts';

/** Under the field: what no address can have. */
export const nameProblemLine = { afterInput: ['/fields/name-problem-line.tsx#NameProblemLine'] };

/** The path of a page without its slash: one name for both languages (API-05). */
export const pageName: TextField = plainText('name', label('Name in the address', 'الاسم في الرابط'), {
  required: true,
  unique: true,
  index: true,
  custom: { isName: true },
  admin: {
    position: 'sidebar',
    components: nameProblemLine,
    description: label(
      'The path without its slash; home is the front page.',
      'المسار دون الشرطة المائلة، وhome هي الصفحة الرئيسية.',
    ),
  },
  hooks: { beforeDuplicate: [copyName] },
  validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) => {
    const problem = nameProblem(value);
    return problem ? inLanguageOf(req, problem) : true;
  },
} as Partial<TextField>) as TextField;
