import { rateTableLimits as most } from '@insurer/contract/rates/read-rates.ts';
import type { ArrayField, CollectionConfig, Field, NumberField, TextField } from 'payload';
import { draftRules } from '../access/rules.ts';
import { type Label, label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { bilingualText, inLanguageOf, languageSwitch, plainText, requiredInEnglish } from '../fields/text-fields.ts';
import { addressText } from '../links/address-text.ts';
import { stopPublishing } from '../publications/publication.ts';
import { refuseIncompleteRates } from '../rates/check-rate-table.ts';
import { liveRatesEndpoint } from '../rates/live-rates-endpoint.ts';
import { rateFields } from '../rates/rate-fields.ts';
import { ratePurgeHooks } from '../rates/rate-purge-hooks.ts';
import { ratesCsvEndpoints } from '../rates/rates-csv-endpoints.ts';
import { editedBy, noteEditor } from '../together/edited-by.ts';
import { refuseStaleSave } from '../together/refuse-stale.ts';
import { togetherBar } from '../together/shared-documents.ts';

type Validating = { req: { i18n: { language: string } } };

const notAName = label(
  'Use small letters, digits and dashes, such as car-value.',
  'استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات، مثل car-value.',
);

/** A name that fields, factors and addresses go by; nobody outside reads it. */
function internalName(name: string, words: Label, extra: Partial<TextField> = {}): TextField {
  const validate = (value: unknown, { req }: Validating) =>
    (typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/.test(value)) || inLanguageOf(req, notAName);
  return plainText(name, words, { required: true, validate, ...extra } as Partial<TextField>);
}

const labelText = (words: Label, extra: Partial<TextField> = {}) =>
  bilingualText('label', words, { validate: requiredInEnglish, maxLength: most.labelLength, ...extra });

const short = (name: string, words: Label, width: string, description?: Label): TextField =>
  plainText(name, words, { maxLength: most.valueLength, admin: { width, ...(description && { description }) } });

const amount = (name: string, words: Label, extra: Partial<NumberField> = {}): NumberField =>
  ({ name, type: 'number', label: words, required: true, max: 100_000_000, ...extra }) as NumberField;

const row = (...fields: Field[]): Field => ({ type: 'row', fields });

const question = label('Question', 'السؤال');
const questions: ArrayField = {
  name: 'questions',
  type: 'array',
  label: rateFields.questions,
  labels: { singular: question, plural: rateFields.questions },
  maxRows: most.questions,
  admin: {
    initCollapsed: true,
    description: label(
      'One screen each, in this order. Four to six are enough.',
      'لكل سؤال شاشة، بهذا الترتيب. وتكفي أربعة أسئلة إلى ستة.',
    ),
  },
  fields: [
    row(
      internalName('name', label('Name', 'الاسم'), {
        admin: { width: '50%', description: label('Factors name it.', 'تشير إليه العوامل.') },
      }),
      {
        name: 'kind',
        type: 'select',
        label: label('Kind of answer', 'نوع الإجابة'),
        required: true,
        defaultValue: 'choice',
        admin: { width: '50%' },
        options: [
          { value: 'choice', label: label('One of a list', 'اختيار من قائمة') },
          { value: 'number', label: label('Number', 'رقم') },
          { value: 'date', label: label('Date', 'تاريخ') },
          { value: 'yesno', label: label('Yes or no', 'نعم أو لا') },
        ],
      },
    ),
    labelText(question),
    bilingualText('hint', label('Help', 'توضيح'), { maxLength: most.labelLength }),
    {
      name: 'choices',
      type: 'array',
      label: label('Answers', 'الإجابات'),
      labels: { singular: label('Answer', 'إجابة'), plural: label('Answers', 'الإجابات') },
      maxRows: most.choices,
      admin: { condition: (_, siblings) => siblings?.kind === 'choice' },
      fields: [internalName('value', label('Name', 'الاسم')), labelText(label('Answer', 'الإجابة'))],
    },
    {
      ...row(
        short(
          'minimum',
          label('From', 'من'),
          '50%',
          label('A number, or a day as 2026-01-31.', 'رقم، أو تاريخ مثل 2026-01-31.'),
        ),
        short('maximum', label('To', 'إلى'), '50%'),
      ),
      admin: { condition: (_, siblings) => ['number', 'date'].includes(siblings?.kind) },
    } as Field,
  ],
};

const factors: ArrayField = {
  name: 'factors',
  type: 'array',
  label: label('Factors', 'العوامل'),
  labels: { singular: label('Factor', 'عامل'), plural: label('Factors', 'العوامل') },
  maxRows: most.factors,
  admin: {
    description: label(
      'Each that fits the answers changes the price, in this order. Both bounds belong to their range.',
      'كل عامل يوافق الإجابات يغيّر السعر بهذا الترتيب. ويدخل الحدّان في المدى.',
    ),
  },
  fields: [
    row(
      internalName('question', label('Question (its name)', 'السؤال (اسمه)'), { admin: { width: '25%' } }),
      short('equals', label('Is', 'يساوي'), '25%', label('For yes or no: yes, no.', 'لنعم أو لا: yes أو no.')),
      short('from', label('From', 'من'), '25%'),
      short('to', label('To', 'إلى'), '25%'),
    ),
    row(
      {
        name: 'effect',
        type: 'select',
        label: label('Effect', 'الأثر'),
        required: true,
        defaultValue: 'multiply',
        admin: { width: '50%' },
        options: [
          { value: 'multiply', label: label('Multiply by', 'اضرب في') },
          { value: 'add', label: label('Add riyals', 'أضف ريالات') },
        ],
      },
      amount('amount', label('Amount', 'المقدار'), { min: -100_000_000, admin: { width: '50%' } }),
    ),
  ],
};

const plans: ArrayField = {
  name: 'plans',
  type: 'array',
  label: rateFields.plans,
  labels: { singular: label('Plan', 'خطة'), plural: rateFields.plans },
  maxRows: most.plans,
  admin: { initCollapsed: true },
  fields: [
    internalName('name', label('Name', 'الاسم')),
    labelText(label('Plan', 'الخطة')),
    row(
      amount('base', label('Base price without VAT', 'السعر الأساسي دون الضريبة'), { min: 0, admin: { width: '50%' } }),
      amount('minimum', label('Never below', 'لا يقل عن'), { required: false, min: 0, admin: { width: '50%' } }),
    ),
    factors,
    {
      name: 'includes',
      type: 'array',
      label: label('What it includes', 'ما تشمله'),
      labels: { singular: label('Cover', 'تغطية'), plural: label('Covers', 'التغطيات') },
      maxRows: most.includes,
      fields: [labelText(label('Cover', 'التغطية'))],
    },
  ],
};

/** Visitors to try a change with before it is published; they never leave the admin. */
const samples: ArrayField = {
  name: 'samples',
  type: 'array',
  label: label('Sample visitors', 'زوار للتجربة'),
  labels: { singular: label('Sample visitor', 'زائر للتجربة'), plural: label('Sample visitors', 'زوار للتجربة') },
  maxRows: 20,
  admin: {
    initCollapsed: true,
    description: label(
      'Their prices stand below, before anything is saved. Visitors never see them.',
      'تظهر أسعارهم أدناه قبل حفظ أي شيء، ولا يراهم زوار الموقع أبدًا.',
    ),
  },
  fields: [
    plainText('label', label('What you call this visitor', 'اسم تعرّف به هذا الزائر'), {
      required: true,
      maxLength: 100,
    }),
    {
      name: 'answers',
      type: 'array',
      label: label('Answers', 'الإجابات'),
      labels: { singular: label('Answer', 'إجابة'), plural: label('Answers', 'الإجابات') },
      maxRows: most.questions,
      fields: [
        row(
          internalName('question', label('Question (its name)', 'السؤال (اسمه)'), { admin: { width: '50%' } }),
          short(
            'answer',
            label('Answer', 'الإجابة'),
            '50%',
            label(
              'The name of an answer, a number, a day as 2026-01-31, yes or no.',
              'اسم إجابة أو رقم أو تاريخ مثل 2026-01-31 أو yes أو no.',
            ),
          ),
        ),
      ],
    },
  ],
};

/** What GET /rates and GET /rates/PRODUCT are made of: a document for each version of a product's prices. */
export const rateTables: CollectionConfig = {
  slug: 'rate-tables',
  labels: { singular: label('Rate table', 'جدول أسعار'), plural: label('Rate tables', 'جداول الأسعار') },
  access: draftRules(['editor'], ['reviewer']),
  admin: {
    group: menuGroups.content,
    useAsTitle: 'label',
    defaultColumns: ['label', 'product', 'version', 'validFrom', '_status'],
    listSearchableFields: ['product', 'version'],
    hideAPIURL: true,
    description: label(
      'Prices that visitors see under /quote. Of a product’s published tables, the one that became valid last counts.',
      'الأسعار التي يراها الزوار في صفحات ‎/quote. ويُعمل بآخر جدول منشور حلّ تاريخ سريانه لكل منتج.',
    ),
    components: { edit: { beforeDocumentControls: [togetherBar, languageSwitch, stopPublishing] } },
  },
  defaultSort: 'product',
  versions: { maxPerDoc: 50, drafts: true },
  endpoints: [...ratesCsvEndpoints, liveRatesEndpoint],
  hooks: {
    ...ratePurgeHooks,
    beforeValidate: [refuseStaleSave, refuseIncompleteRates],
    beforeChange: [noteEditor],
  },
  fields: [
    labelText(label('Product', 'المنتج')),
    editedBy,
    questions,
    plans,
    samples,
    {
      name: 'samplePrices',
      type: 'ui',
      admin: { components: { Field: '/rates/sample-prices-field.tsx#SamplePricesField' } },
    },
    { name: 'csv', type: 'ui', admin: { components: { Field: '/rates/csv-field.tsx#CsvField' } } },
    internalName('product', label('Name in the address', 'الاسم في الرابط'), {
      index: true,
      admin: { position: 'sidebar', description: label('Such as motor: /quote/motor.', 'مثل motor: ‎/quote/motor.') },
    }),
    plainText('version', label('Version', 'الإصدار'), {
      required: true,
      maxLength: most.versionLength,
      admin: { position: 'sidebar', description: label('Quotes name it.', 'يُذكر مع كل سعر.') },
    }),
    {
      name: 'validFrom',
      type: 'date',
      label: label('Valid from', 'سارٍ من'),
      required: true,
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
    },
    amount('vat', rateFields.vat, {
      defaultValue: 15,
      min: 0,
      max: 100,
      admin: { position: 'sidebar' },
    }),
    addressText('handOver', rateFields.handOver, {
      admin: {
        position: 'sidebar',
        description: label(
          'Where visitors buy: begins with https://. It gets the product and the plan, and the answers sealed where the site shares a key with it. Empty: they ask to be called.',
          'حيث يشتري الزائر، ويبدأ بـ ‎https://‎، ويصله المنتج والخطة، وتصله الإجابات مشفّرة إن كان للموقع مفتاح مشترك معه. وإذا تُرك فارغًا طلب الزائر أن نتصل به.',
        ),
      },
    }),
  ],
};
