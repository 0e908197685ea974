/**
 * `npm run new:request -- a-kind ["Its name" "اسمه"]`: a kind of service request that works in every room, with a name,
 * a phone number, an email address and comments. Types, lint and tests pass at once; CONTRIBUTING says what to do then.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { caseKinds } from '../packages/contract/src/forms/forms.ts';
import { isReservedName, isStandingName } from '../packages/contract/src/reserved-names.ts';
import { namesOf, requestKindOf, whyTaken } from './scaffold/names.ts';
import { addEntry, createFiles, refuse, root, runScripts, sourceOf } from './scaffold/source-files.ts';

const [said = '', englishName, arabicName = 'طلب جديد'] = process.argv.slice(2);
const kind = requestKindOf(said);
if (!kind) refuse('Say the kind as it travels, such as: npm run new:request -- roadside-assistance');
const table = `packages/contract/src/forms/${kind}.ts`;
const isKind = (caseKinds as readonly string[]).includes(kind);
if (isKind || existsSync(join(root, table))) refuse(`There is a form ${kind} already.`);
if (isStandingName(kind) || isReservedName(kind)) refuse(`The site answers at /${kind} already: take another name.`);
const { camel, english } = namesOf(kind);
const name = { en: JSON.stringify(englishName ?? english), ar: JSON.stringify(arabicName) };
const localizedName = `{ en: ${name.en}, ar: ${name.ar} }`;

const content = `import type { RequestForm } from './define-form.ts';
import { buttons, sharedFields } from './shared-fields.ts';
import { sharedMessages } from './shared-messages.ts';

export const ${camel} = {
  kind: '${kind}',
  path: '${kind}',
  whenClosed: 'sentence',
  leadsTo: 'nothing',
  takesProduct: false,
  team: 'care',
  caseRules: { sender: 'customer', needsAnswer: false, namesOfficer: false, escalates: false, isConfidential: false },
  senderFields: { name: ['full_name'], email: 'email', phone: 'phone', idNumber: null },
  dueDays: 3,
  retentionDays: 365,
  name: ${localizedName},
  messages: sharedMessages,
  fields: {
    full_name: sharedFields.fullName,
    phone: sharedFields.phone,
    email: sharedFields.email,
    comments: sharedFields.comments,
  },
  texts: {
    title: ${localizedName},
    button: buttons.submit,
    nextSteps: [{ en: 'We read your request and call you.', ar: 'ندرس طلبك ونتصل بك.' }],
    mailNextSteps: { en: 'We read your request and call you.', ar: 'ندرس طلبك ونتصل بك.' },
  },
} as const satisfies RequestForm<keyof typeof sharedMessages>;
`;
const list = 'packages/contract/src/forms/forms.ts';
const taken = whyTaken([camel], [content], [sourceOf(list)]);
if (taken) refuse(taken);
createFiles({ [table]: content });
addEntry(list, { before: '] as const;' }, `  ${camel},`, `import { ${camel} } from './${kind}.ts';\n`);
addEntry(
  'apps/site/app/screens.ts',
  { after: "  '/cancel-insurance'" },
  `  '/${kind}': screen(undefined, 'services/request.tsx', 'optional'),`,
);
addEntry(
  'apps/site/app/routes/services/e-services.tsx',
  { after: "  '/cancel-insurance'" },
  `  '/${kind}': { wanted: 'talk' },`,
);
runScripts('generate', `new-migration -- ${kind}`);
console.log(`The kind ${kind} is everywhere it must be. Now make it yours:
  ${table} – its fields and all that is said
  apps/site/app/routes/services/e-services.tsx – where it stands among the services, and in which words
  apps/site/app/screens.ts – its place in breadcrumb, sitemap and search`);
