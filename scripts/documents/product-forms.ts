import { company } from '@insurer/demo-content/company.ts';
import type { Both } from '@insurer/demo-content/content-types.ts';
import { policyFacts } from './policy-facts.ts';
import { chapter, type Part, type PrintedDocument } from './printed-document.ts';

const edition = { en: 'Form, edition of 1 November 2026', ar: 'نموذج، إصدار 1 نوفمبر 2026' };

const howToReturn: Part = {
  text: {
    en: `Fill in on screen or by hand in Arabic or English, and send it with the documents through the website, to ${company.careEmail}, or hand it in at a branch. Do not attach copies of identity cards or passports.`,
    ar: `يُعبّأ إلكترونيًا أو يدويًا بالعربية أو الإنجليزية، ويُرسل مع المستندات عبر الموقع أو إلى ${company.careEmail} أو يُسلَّم في الفرع. ونرجو عدم إرفاق صور الهويات أو الجوازات.`,
  },
};

const applicant: Both[] = [
  { en: 'Full name or company name', ar: 'الاسم الكامل أو اسم المنشأة' },
  { en: 'ID, Iqama or commercial registration number', ar: 'رقم الهوية أو الإقامة أو السجل التجاري' },
  { en: 'Mobile phone', ar: 'رقم الجوال' },
  { en: 'Email', ar: 'البريد الإلكتروني' },
];

const event: Both[] = [
  { en: 'Policy number', ar: 'رقم الوثيقة' },
  { en: 'Date and time of the event', ar: 'تاريخ الواقعة ووقتها' },
  { en: 'Place', ar: 'المكان' },
  { en: 'What happened', ar: 'وصف ما حدث' },
  { en: 'What was damaged or lost', ar: 'ما تضرر أو فُقد' },
  { en: 'Amount claimed (SAR)', ar: 'المبلغ المطالب به (ريال)' },
  { en: 'Report number and who issued it', ar: 'رقم التقرير والجهة المصدرة' },
  { en: 'Other insurance for the same loss', ar: 'تأمين آخر للخسارة نفسها' },
  { en: 'IBAN and name of the account holder', ar: 'رقم الآيبان واسم صاحب الحساب' },
];

const signature: Part[] = [
  {
    text: {
      en: 'I declare that the answers are complete and true to the best of my knowledge. I know that Waad Insurance uses them to decide on this request as its privacy policy says.',
      ar: 'أقرّ بأن الإجابات كاملة وصحيحة بحسب علمي، وأعلم أن وعد للتأمين تستخدمها للبت في هذا الطلب وفق سياسة الخصوصية.',
    },
  },
  {
    blanks: [
      { en: 'Name and signature', ar: 'الاسم والتوقيع' },
      { en: 'Date', ar: 'التاريخ' },
    ],
  },
];

const consent: Part = {
  text: {
    en: 'Only where medical documents are enclosed: I agree (  ) or do not agree (  ) that the medical staff of Waad Insurance read them for this claim. I can take this back at any time.',
    ar: 'عند إرفاق أوراق طبية فقط: أوافق (  ) أو لا أوافق (  ) على اطلاع الطاقم الطبي في وعد للتأمين عليها لأغراض هذه المطالبة، ولي سحب الموافقة في أي وقت.',
  },
};

function claimForm(key: string, papers: Both[]): PrintedDocument {
  return {
    key,
    edition,
    parts: [
      howToReturn,
      ...chapter({ en: 'Who claims', ar: 'مقدم المطالبة' }, { blanks: applicant }),
      ...chapter({ en: 'The event', ar: 'الواقعة' }, { blanks: event }),
      ...chapter({ en: 'Papers to enclose', ar: 'المستندات المطلوبة' }, { points: papers }),
      ...chapter({ en: 'Declaration', ar: 'الإقرار' }, consent, ...signature),
    ],
  };
}

/** A form with the applicant, its own fields and the declaration. */
export function requestForm(key: string, heading: Both, fields: Both[]): PrintedDocument {
  return {
    key,
    edition,
    parts: [
      howToReturn,
      ...chapter({ en: 'Applicant', ar: 'مقدم الطلب' }, { blanks: applicant }),
      ...chapter(heading, { blanks: fields }),
      ...chapter({ en: 'Declaration', ar: 'الإقرار' }, ...signature),
    ],
  };
}

const proposalFields: Both[] = [
  { en: 'Activity of the company', ar: 'نشاط المنشأة' },
  { en: 'Address of the place or project', ar: 'عنوان الموقع أو المشروع' },
  { en: 'What is to be insured', ar: 'المطلوب تأمينه' },
  { en: 'Value or limit wanted (SAR)', ar: 'القيمة أو الحد المطلوب (ريال)' },
  { en: 'First and last day of cover', ar: 'أول يوم وآخر يوم من التغطية' },
  { en: 'Contractors, consultants or tenants involved', ar: 'المقاولون أو الاستشاريون أو المستأجرون المعنيون' },
  { en: 'Safety and security measures', ar: 'إجراءات السلامة والأمن' },
  { en: 'Losses of the last five years, with amounts', ar: 'خسائر آخر خمس سنوات ومبالغها' },
  { en: 'Present insurer and expiry date', ar: 'شركة التأمين الحالية وتاريخ الانتهاء' },
];

/** Claim and proposal forms of every product: `<product>-claim-form`, `<product>-proposal-form`. */
export function productForms(): PrintedDocument[] {
  return policyFacts
    .filter(({ narrower }) => !narrower)
    .flatMap((facts) => {
      const product = facts.key.replace('-policy-wording', '');
      return [
        claimForm(`${product}-claim-form`, facts.papers),
        requestForm(`${product}-proposal-form`, { en: 'The risk', ar: 'الخطر المطلوب تأمينه' }, proposalFields),
      ];
    });
}

export const marineDeclaration: PrintedDocument = requestForm(
  'marine-declaration-form',
  { en: 'The shipment', ar: 'الشحنة' },
  [
    { en: 'Number of the open cover', ar: 'رقم الوثيقة المفتوحة' },
    { en: 'Goods, packing and number of packages', ar: 'البضاعة والتغليف وعدد الطرود' },
    { en: 'Value and currency; term of sale', ar: 'القيمة والعملة وشرط البيع' },
    { en: 'From, through, to', ar: 'من، عبر، إلى' },
    { en: 'Vessel, flight or truck, and date of departure', ar: 'السفينة أو الرحلة أو الشاحنة وتاريخ المغادرة' },
    { en: 'Bill of lading or waybill number', ar: 'رقم بوليصة الشحن' },
    { en: 'Level of cover wanted', ar: 'مستوى التغطية المطلوب' },
    { en: 'Bank named on the certificate, if any', ar: 'البنك المذكور في الشهادة إن وُجد' },
  ],
);

const complaintForm: PrintedDocument = requestForm('complaint-form', { en: 'The complaint', ar: 'الشكوى' }, [
  { en: 'City', ar: 'المدينة' },
  { en: 'Complaint or enquiry', ar: 'شكوى أو استفسار' },
  {
    en: 'It concerns: motor, health, protection and savings, claims, sales',
    ar: 'موضوعها: المركبات، الصحي، الحماية والادخار، المطالبات، المبيعات',
  },
  { en: 'Policy or claim number', ar: 'رقم الوثيقة أو المطالبة' },
  { en: 'What happened and when', ar: 'ما حدث ومتى' },
  { en: 'What you would like us to do', ar: 'ما ترغب أن نفعله' },
  { en: 'How we may reach you best', ar: 'أفضل وسيلة للتواصل معك' },
]);

const authorisation: PrintedDocument = {
  key: 'claim-authorisation-form',
  edition,
  parts: [
    {
      text: {
        en: 'With this form you let another person file and follow a claim for you. It covers the claim named below only and you can end it at any time by a message to us. Payment still goes to your own account.',
        ar: 'بهذا النموذج تفوّض شخصًا آخر بتقديم مطالبتك ومتابعتها. ويقتصر التفويض على المطالبة المذكورة أدناه، ولك إنهاؤه متى شئت برسالة إلينا، ويبقى الصرف إلى حسابك أنت.',
      },
    },
    ...chapter({ en: 'You', ar: 'المفوِّض' }, { blanks: applicant }),
    ...chapter(
      { en: 'The person you authorise', ar: 'المفوَّض' },
      { blanks: [...applicant.filter(({ en }) => en !== 'Email'), { en: 'Relation to you', ar: 'صلته بك' }] },
    ),
    ...chapter(
      { en: 'The claim', ar: 'المطالبة' },
      {
        blanks: [
          { en: 'Policy number', ar: 'رقم الوثيقة' },
          { en: 'Claim number, or date of the event', ar: 'رقم المطالبة أو تاريخ الواقعة' },
          { en: 'Valid until', ar: 'صالح حتى' },
        ],
      },
    ),
    ...chapter({ en: 'Declaration', ar: 'الإقرار' }, ...signature),
  ],
};

/** Forms of the customer-service pages. */
export const serviceForms: PrintedDocument[] = [complaintForm, authorisation];
