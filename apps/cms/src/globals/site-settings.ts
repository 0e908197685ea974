import { requestKinds } from '@insurer/contract/forms/forms.ts';
import { besideCities, type CareersDirection, maxFrameHosts, synonymLimits } from '@insurer/contract/site-settings.ts';
import type { ArrayField, Field, GlobalConfig } from 'payload';
import { globalRules } from '../access/rules.ts';
import { caseKindLabels } from '../cases/case-kinds.ts';
import { draftedGlobalLabels } from '../drafted-globals.ts';
import { arrival } from '../fields/arrival-field.ts';
import { type Label, label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { bilingualText, languageSwitch, plainText, requiredInEnglish } from '../fields/text-fields.ts';
import { addressText } from '../links/address-text.ts';
import { framePreview, openFramePreview } from '../preview/frame-preview.ts';
import { whatWasOnline } from '../publications/what-was-online-field.ts';
import { globalPurgeHooks } from '../purge/purge-hooks.ts';
import { unansweredWords } from '../unanswered/unanswered-words.ts';

const companyFields: Field[] = [
  bilingualText('name', label('Name', 'الاسم')),
  bilingualText('address', label('Address', 'العنوان')),
  plainText('po_box', label('P.O. box', 'صندوق البريد')),
  plainText('phone', label('Phone number', 'رقم الهاتف')),
  plainText('fax', label('Fax', 'الفاكس')),
  plainText('toll_free', label('Toll-free number', 'الرقم المجاني')),
  bilingualText('capital', label('Capital', 'رأس المال')),
  plainText('commercial_registration', label('Commercial registration', 'السجل التجاري')),
  plainText('royal_decree_number', label('Royal decree number', 'رقم المرسوم الملكي')),
  bilingualText('royal_decree_date', label('Royal decree date', 'تاريخ المرسوم الملكي')),
  addressText('site_url', label('Company site', 'موقع الشركة')),
  bilingualText('regulated_by', label('Supervised by', 'الجهة الرقابية')),
];

const factFields: Field[] = [
  bilingualText('opening_hours', label('Opening hours of the phone', 'أوقات الرد على الهاتف')),
  plainText('roadside_phone', label('Number for help on the road', 'رقم المساعدة على الطريق')),
  plainText('complaints_phone', label('Direct number of the complaints team', 'الرقم المباشر لفريق الشكاوى'), {
    admin: {
      description: label(
        'Stands on the confirmation of a complaint, and beside it until somebody is named with a number of their own.',
        'يظهر بعد إرسال الشكوى، وبجانبها إلى أن يُعرَّف العميل بموظف له رقمه.',
      ),
    },
  }),
  bilingualText('emergency_note', label('Note for emergencies', 'ملاحظة للطوارئ'), {
    admin: {
      description: label(
        'Stands on Home, Claims and Contact. Numbers such as 911 become links to call.',
        'تظهر في الرئيسية والمطالبات وصفحة التواصل، وتصبح الأرقام مثل 911 روابط اتصال.',
      ),
    },
  }),
];

const careersFields: Field[] = [
  {
    name: 'careers_direction',
    type: 'select',
    label: label('Direction of the careers pages', 'اتجاه صفحات التوظيف'),
    defaultValue: 'ltr' satisfies CareersDirection,
    required: true,
    options: [
      { value: 'ltr', label: label('Left to right in both languages', 'من اليسار إلى اليمين في اللغتين') },
      { value: 'auto', label: label('As the language of the page', 'حسب لغة الصفحة') },
    ] satisfies { value: CareersDirection; label: Label }[],
  },
];

const synonymFields: Field[] = [
  {
    name: 'words',
    type: 'text',
    hasMany: true,
    required: true,
    minRows: 2,
    maxRows: synonymLimits.words,
    maxLength: synonymLimits.letters,
    label: label('Words and phrases, in either language', 'كلمات وعبارات بأيٍّ من اللغتين'),
    admin: {
      description: label(
        'Press Enter after each. Who searches for one of them finds what the others find.',
        'اضغط Enter بعد كل كلمة. من يبحث عن إحداها يجد ما تقود إليه الأخريات.',
      ),
    },
  },
];

const searchFields: Field[] = [
  {
    ...rows('synonyms', label('Words that mean the same', 'كلمات بمعنى واحد'), synonymFields, 'words'),
    maxRows: synonymLimits.groups,
  },
  {
    name: 'unanswered',
    type: 'ui',
    label: unansweredWords.title,
    admin: { components: { Field: '/unanswered/unanswered-field.tsx#UnansweredField' } },
  },
];

const footerFields: Field[] = [
  rows('links', label('Links', 'الروابط'), [
    bilingualText('label', label('Label', 'النص'), { validate: requiredInEnglish }),
    addressText('url', label('Address', 'العنوان'), { required: true }),
  ]),
  {
    name: 'contact',
    type: 'group',
    label: label('Phone', 'الهاتف'),
    fields: [
      plainText('phone', label('Number as shown', 'الرقم كما يظهر')),
      addressText('tel_url', label('Address to call (tel:…)', 'عنوان الاتصال (tel:…)')),
    ],
  },
  rows('social_media', label('Social media', 'وسائل التواصل'), [
    {
      name: 'platform',
      type: 'select',
      label: label('Platform', 'المنصة'),
      required: true,
      options: [
        { value: 'x', label: 'X' },
        { value: 'instagram', label: 'Instagram' },
        { value: 'facebook', label: 'Facebook' },
        { value: 'linkedin', label: 'LinkedIn' },
      ],
    },
    addressText('url', label('Address', 'العنوان'), { required: true }),
  ]),
  bilingualText('copyright', label('Copyright line', 'سطر حقوق النشر'), {
    admin: { description: label('{year} stands for the current year.', '{year} تعني السنة الحالية.') },
  }),
];

const frameFields: Field[] = [
  frame('claim_tracking', label('Claim tracking', 'متابعة المطالبات')),
  frame('complaint_form', label('Complaint form', 'نموذج الشكوى')),
  frame('complaint_tracking', label('Complaint tracking', 'متابعة الشكاوى')),
  frame('e_services', label('E-services', 'الخدمات الإلكترونية')),
  {
    name: 'allowed_hosts',
    type: 'text',
    hasMany: true,
    maxRows: maxFrameHosts,
    label: label('Hosts whose pages may be embedded', 'النطاقات المسموح بتضمينها'),
  },
];

const [elsewhere = '', abroad = ''] = besideCities;
const citiesHelp = label(
  `In the order of the English names; Arabic pages sort them by the Arabic ones. What is no city comes last: the stored value ${elsewhere} for another place in the Kingdom, ${abroad} for any outside of it.`,
  `بترتيب الأسماء الإنجليزية، وتُرتَّب في الصفحات العربية حسب أسمائها العربية. ويأتي في الآخر ما ليس مدينة: القيمة المخزنة ${elsewhere} لأي مكان آخر في المملكة، و${abroad} لأي مكان خارجها.`,
);

/** Company details, footer, embedded pages and option lists (docs/contract.md). Field names are the wire's. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: draftedGlobalLabels['site-settings'],
  access: globalRules(['editor'], ['reviewer']),
  admin: {
    group: menuGroups.site,
    hideAPIURL: true,
    components: { elements: { beforeDocumentControls: [languageSwitch] } },
    ...framePreview('site-settings'),
  },
  versions: { max: 50, drafts: { schedulePublish: { timeFormat: 'HH:mm' }, validate: false } },
  hooks: globalPurgeHooks('site-settings'),
  endpoints: [openFramePreview('site-settings')],
  fields: [
    arrival,
    {
      type: 'tabs',
      tabs: [
        { name: 'company', label: label('Company', 'الشركة'), fields: companyFields },
        { name: 'facts', label: label('Facts', 'معلومات ثابتة'), fields: factFields },
        { label: label('Search', 'البحث'), fields: searchFields },
        { label: label('Careers', 'التوظيف'), fields: careersFields },
        { name: 'footer', label: label('Footer', 'التذييل'), fields: footerFields },
        { name: 'frames', label: label('Embedded pages', 'الصفحات المضمنة'), fields: frameFields },
        {
          name: 'options',
          label: label('Option lists', 'قوائم الخيارات'),
          fields: [
            options('cancellation_reasons', label('Cancellation reasons', 'أسباب الإلغاء')),
            options('products', label('Products', 'المنتجات')),
            options('cities', label('Cities', 'المدن'), citiesHelp),
          ],
        },
        {
          name: 'service_requests',
          label: label('Service requests', 'طلبات الخدمة'),
          fields: [
            {
              name: 'accepted',
              type: 'select',
              hasMany: true,
              label: label('Requests that are accepted', 'الطلبات المقبولة'),
              options: requestKinds.map((kind) => ({ value: kind, label: caseKindLabels[kind] })),
            },
          ],
        },
        { label: label('What was online', 'ما كان منشورًا'), fields: [whatWasOnline('site-settings')] },
      ],
    },
  ],
};

function frame(name: string, fieldLabel: Label): Field {
  return addressText(name, fieldLabel, {
    localized: true,
    // One address may well serve both languages.
    custom: { arabicOptional: true },
    admin: {
      description: label('The built-in page is used when this is empty.', 'تُستخدم الصفحة المدمجة إذا تُرك فارغًا.'),
    },
  });
}

function options(name: string, fieldLabel: Label, description?: Label): Field {
  const list = rows(name, fieldLabel, [
    plainText('value', label('Stored value', 'القيمة المخزنة'), { required: true }),
    bilingualText('label', label('Label', 'النص'), { validate: requiredInEnglish }),
  ]);
  return { ...list, admin: { ...list.admin, description } };
}

function rows(name: string, fieldLabel: Label, fields: Field[], namedBy = 'label'): ArrayField {
  const rowLabel = { path: '/blocks/row-label.tsx#RowLabel', clientProps: { field: namedBy } };
  return {
    name,
    type: 'array',
    label: fieldLabel,
    labels: { singular: label('Entry', 'إدخال'), plural: label('Entries', 'إدخالات') },
    fields,
    admin: { initCollapsed: true, components: { RowLabel: rowLabel } },
  };
}
