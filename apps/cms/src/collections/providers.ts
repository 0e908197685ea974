import type { CollectionConfig, NumberField, TextareaField, TextField } from 'payload';
import { collectionRules } from '../access/rules.ts';
import { copyName } from '../fields/copy-name.ts';
import { type Label, label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import {
  bilingualText,
  bilingualTextarea,
  inLanguageOf,
  languageSwitch,
  plainText,
  requiredInEnglish,
} from '../fields/text-fields.ts';
import { providerEndpoints } from '../providers/provider-endpoints.ts';
import { providerKinds } from '../providers/provider-kinds.ts';
import { keyPattern, longestText, phonePattern } from '../providers/provider-row.ts';
import { purgeHooks } from '../purge/purge-hooks.ts';
import { refuseStaleSave } from '../together/refuse-stale.ts';
import { togetherBar } from '../together/shared-documents.ts';

type Validating = { req: { i18n: { language: string } } };

const notAKey = label('Use letters, digits, dots and dashes only.', 'استخدم الحروف والأرقام والنقاط والشرطات فقط.');
const notAPhone = label(
  'Write a number with its area code, such as +966 11 200 0140.',
  'اكتب الرقم كاملًا مع رمز المنطقة، مثل ‎+966 11 200 0140.',
);

function matching(pattern: RegExp, message: Label, isRequired: boolean) {
  return (value: unknown, { req }: Validating) => {
    const isEmpty = value === undefined || value === null || value === '';
    const fits = isEmpty ? !isRequired : typeof value === 'string' && pattern.test(value);
    return fits || inLanguageOf(req, message);
  };
}

function oneInEachLine(name: 'classes' | 'specialities', words: Label, examples: Label): TextareaField {
  const description = label(
    `One in each line, such as ${examples.en}. The Arabic form has the same lines in the same order.`,
    `واحد في كل سطر، مثل: ${examples.ar}. وتُكتب الأسطر نفسها بالترتيب نفسه في الإنجليزية.`,
  );
  return bilingualTextarea(name, words, { maxLength: longestText[name], admin: { description, rows: 4 } });
}

function degrees(name: 'latitude' | 'longitude', words: Label, most: number): NumberField {
  return { name, type: 'number', label: words, min: -most, max: most, admin: { step: 0.00001, width: '50%' } };
}

const text = (name: 'name' | 'city' | 'district' | 'address' | 'hours', words: Label, extra: object = {}) =>
  bilingualText(name, words, { maxLength: longestText[name], ...extra });

/** Where the insured find treatment and repair: GET /providers (docs/contract.md). Most of it comes by import. */
export const providers: CollectionConfig = {
  slug: 'providers',
  labels: { singular: label('Provider', 'مقدم خدمة'), plural: label('Providers', 'مقدمو الخدمة') },
  access: collectionRules(['editor']),
  admin: {
    group: menuGroups.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'city', 'phone', 'updatedAt'],
    listSearchableFields: ['name', 'key', 'city', 'district'],
    hideAPIURL: true,
    description: label(
      'Hospitals, clinics, pharmacies and workshops of the network, as visitors find them under /find-a-provider.',
      'مستشفيات الشبكة وعياداتها وصيدلياتها وورشها كما يجدها الزوار في صفحة ‎/find-a-provider.',
    ),
    components: {
      beforeListTable: ['/providers/import-panel.tsx#ImportPanel'],
      edit: { beforeDocumentControls: [togetherBar, languageSwitch] },
    },
  },
  defaultSort: 'key',
  endpoints: providerEndpoints,
  hooks: { ...purgeHooks('providers'), beforeValidate: [refuseStaleSave] },
  fields: [
    text('name', label('Name', 'الاسم'), { validate: requiredInEnglish, index: true }),
    {
      name: 'kind',
      type: 'select',
      label: label('Kind', 'النوع'),
      required: true,
      index: true,
      options: Object.entries(providerKinds).map(([value, words]) => ({ value, label: words })),
    },
    {
      type: 'row',
      fields: [
        text('city', label('City', 'المدينة'), { validate: requiredInEnglish, index: true }),
        text('district', label('District', 'الحي')),
      ],
    },
    text('address', label('Address', 'العنوان')),
    {
      type: 'row',
      fields: [
        degrees('latitude', label('Latitude', 'خط العرض'), 90),
        degrees('longitude', label('Longitude', 'خط الطول'), 180),
      ],
    },
    plainText('phone', label('Phone', 'الهاتف'), {
      validate: matching(phonePattern, notAPhone, false),
    } as Partial<TextField>),
    text('hours', label('Opening hours', 'ساعات العمل')),
    oneInEachLine('classes', label('Network classes', 'فئات الشبكة'), label('Silver, Gold', 'الفضية، الذهبية')),
    oneInEachLine(
      'specialities',
      label('Specialities', 'التخصصات'),
      label('Cardiology, Paediatrics', 'أمراض القلب، طب الأطفال'),
    ),
    {
      name: 'emergency',
      type: 'checkbox',
      label: label('Has an emergency department', 'لديه قسم طوارئ'),
      index: true,
      defaultValue: false,
    },
    plainText('key', label('Key', 'المعرّف'), {
      required: true,
      unique: true,
      index: true,
      hooks: { beforeDuplicate: [copyName] },
      validate: matching(keyPattern, notAKey, true),
      admin: {
        position: 'sidebar',
        description: label(
          'What your own list calls this provider, such as its licence number. An import finds it by this.',
          'ما يُعرف به مقدم الخدمة في قوائمكم، مثل رقم الترخيص، وبه يتعرّف عليه الاستيراد.',
        ),
      },
    } as Partial<TextField>),
  ],
};
