import { cleanFrameUrl } from '@insurer/contract/clean/url.ts';
import { type Field as ContractField, type FieldKind, type Verdict, verdicts } from '@insurer/contract/fields.ts';
import type { Field } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import {
  besideOtherFile,
  besideOtherLanguage,
  bilingualText,
  bilingualTextarea,
  inLanguageOf,
  plainText,
} from '../fields/text-fields.ts';
import { addressText } from '../links/address-text.ts';
import type { FieldTexts } from './shared-texts.ts';

type ValidationContext = { req: { i18n: { language: string } } };
type Build = (name: string, texts: FieldTexts) => Field;

/** The editor's field for each kind of field in the contract. Texts, pictures and files have an Arabic translation. */
const builders: { [Kind in Exclude<FieldKind, 'socials'>]: Build } = {
  text: (name, texts) => (texts.sameInBoth ? plainText : bilingualText)(name, texts.label, ofText(texts)),
  stripped: (name, texts) => bilingualTextarea(name, texts.label, described(texts)),
  html: (name, texts) => ({
    name,
    type: 'richText',
    label: texts.label,
    localized: true,
    admin: { ...described(texts).admin, components: besideOtherLanguage },
  }),
  image: (name, texts) => upload(name, 'media', texts),
  file: (name, texts) => upload(name, 'documents', texts),
  link: (name, texts) => addressText(name, texts.label, described(texts)),
  phone: (name, texts) => plainText(name, texts.label, described(texts)),
  email: (name, texts) => ({ name, type: 'email', label: texts.label, ...described(texts) }),
  choose: chooseGroup,
  quarters: quarterRows,
  map: (name, texts) => ({ name, type: 'textarea', label: texts.label, validate: validateMap, ...described(texts) }),
  verdict: (name, texts) => ({
    name,
    type: 'select',
    label: texts.label,
    options: verdictOptions,
    ...described(texts),
  }),
  pageNumber: (name, texts) => ({
    name,
    type: 'number',
    label: texts.label,
    localized: true,
    validate: validatePage,
    ...described(texts),
  }),
};

const verdictLabels: Record<Verdict, Label> = {
  covered: label('Covered', 'مشمول'),
  limited: label('Covered up to a limit', 'مشمول حتى حد معيّن'),
  excluded: label('Not covered', 'غير مشمول'),
  depends: label('It depends', 'بحسب الحالة'),
};
const verdictOptions = verdicts.map((value) => ({ value, label: verdictLabels[value] }));

/** The editor's field for a field of the contract, or undefined for a kind that is only ever read. */
export function fieldFromContract(name: string, field: ContractField, texts: FieldTexts): Field | undefined {
  return field.kind === 'socials' ? undefined : builders[field.kind](name, texts);
}

function described(texts: FieldTexts): { admin?: { description: Label } } {
  return texts.help ? { admin: { description: texts.help } } : {};
}

function ofText(texts: FieldTexts) {
  return { ...described(texts), ...(texts.isJobKey && { custom: { isJobKey: true } }) };
}

function upload(name: string, relationTo: 'media' | 'documents', texts: FieldTexts): Field {
  const admin = { ...described(texts).admin, components: besideOtherFile };
  return { name, type: 'upload', relationTo, label: texts.label, localized: true, admin } as Field;
}

function chooseGroup(name: string, texts: FieldTexts): Field {
  return {
    name,
    type: 'group',
    label: texts.label,
    ...described(texts),
    fields: [
      {
        name: 'type',
        type: 'select',
        label: label('Kind', 'النوع'),
        options: [
          { value: 'link', label: label('Address', 'عنوان') },
          { value: 'file', label: label('PDF document', 'مستند PDF') },
        ],
      },
      addressText('href', label('Address', 'العنوان'), {
        admin: { condition: (_, choice) => choice?.type === 'link' },
      }),
      {
        ...upload('file', 'documents', { label: label('PDF document', 'مستند PDF') }),
        admin: { condition: (_, choice) => choice?.type === 'file', components: besideOtherFile },
      } as Field,
    ],
  };
}

function quarterRows(name: string, texts: FieldTexts): Field {
  return {
    name,
    type: 'array',
    label: texts.label,
    maxRows: 4,
    labels: { singular: label('Quarter', 'ربع'), plural: label('Quarters', 'أرباع') },
    ...described(texts),
    fields: [
      {
        name: 'name',
        type: 'select',
        label: label('Quarter', 'الربع'),
        required: true,
        options: ['Q1', 'Q2', 'Q3', 'Q4'],
      },
      upload('file', 'documents', { label: label('Report', 'التقرير') }),
    ],
  };
}

function validatePage(value: unknown, { req }: ValidationContext): string | true {
  if (value === undefined || value === null || (Number.isInteger(value) && Number(value) >= 1)) return true;
  return inLanguageOf(req, label('A whole number from 1 on.', 'عدد صحيح يبدأ من 1.'));
}

function validateMap(value: unknown, { req }: ValidationContext): string | true {
  if (value === undefined || value === null || value === '' || cleanFrameUrl(value)) return true;
  return inLanguageOf(req, label('There is no https address in it.', 'لا يوجد عنوان https فيه.'));
}
