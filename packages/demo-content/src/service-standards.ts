import type { CaseKind } from '@insurer/contract/forms/forms.ts';
import type { Both } from './content-types.ts';

/**
 * Working days (Sunday to Thursday) in which a person answers, counted from the day after receipt; a kind that is not
 * here is answered as its form says. They may differ from the form's: that is what the product promises before anybody
 * has set it up, this is what one company promises, as its settings and pages do. The pages quote these figures.
 */
export const answerWorkingDays = {
  'activate-visa': 1,
  'extend-insurance': 1,
  'cancel-insurance': 5,
  'details-request': 2,
  claim: 3,
  complaint: 10,
  'fraud-report': 3,
  quote: 1,
  contact: 2,
  application: 15,
} as const satisfies Partial<Record<CaseKind, number>>;

/** Calendar days for a decision on a claim once every paper has arrived. */
export const claimDecisionDays = { individual: 15, corporate: 45 } as const;

/** Working days of a complaint's other steps: until its customer knows who has it, the study, a document that is asked for, the second look. */
export const complaintDays = { officer: 1, review: 5, document: 10, secondLook: 5 } as const;

/** Calendar days after an answer in which its customer may ask for another look, at a claim or a complaint. */
export const objectionDays = 30;

/** Working days until somebody looks at a loss: in the port cities, and elsewhere. */
export const inspectionDays = { port: 2, other: 3 } as const;

/** Minutes a form takes, as its own page and every page that leads to it say. */
export const formMinutes = {
  claim: 10,
  complaint: 6,
  'activate-visa': 2,
  'extend-insurance': 4,
  'cancel-insurance': 8,
  'details-request': 5,
} as const satisfies Partial<Record<CaseKind, number>>;

/** Minutes at most until a hospital has an answer about a treatment. */
export const approvalMinutes = 60;

/** Calendar days for which a quote holds that says nothing else; an offer to a company says its own. */
export const quoteDays = 15;

/** Whom travel insurance takes: the eldest in years, days of one trip, and those whom a family policy covers, with up to six children. */
export const travelLimits = { eldest: 75, days: 92, family: 8 } as const;

/** The ages below which a driver costs more, and much more, as the rates and the pages say. */
export const dearerBelow = { somewhat: 30, much: 25 } as const;

export const youngDrivers = {
  en: `A driver under ${dearerBelow.somewhat} raises the premium, and one under ${dearerBelow.much} raises it more.`,
  ar: `ومن يقل عمره عن ${dearerBelow.somewhat} سنة يرفع القسط، ومن يقل عمره عن ${dearerBelow.much} سنة يرفعه أكثر.`,
} as const;

/** Calendar days for a request under the personal data law, and the extension it allows with reasons. */
export const dataRequestDays = { answer: 30, extension: 30 } as const;

/** Months a record is kept after its last use, as this company's privacy policy says; else as long as its form says. */
export const retentionMonths = {
  contact: 24,
  quote: 12,
  application: 12,
  'fraud-report': 60,
  complaint: 120,
  claim: 120,
} as const satisfies Partial<Record<CaseKind, number>>;

/** Months a call is kept that was recorded, and days for what the website notes by itself; as the privacy policy says. */
export const recordedCallMonths = 12;
export const keptDays = { serverLogs: 30, searchWords: 90 } as const;

/** Opening hours of the branches and of the call centre, shown beside phone numbers. */
export const openingHours = {
  branches: openFromTo({ en: 'Sunday to Thursday', ar: 'من الأحد إلى الخميس' }, 8, 16),
  careLine: openFromTo({ en: 'Every day', ar: 'يوميًا' }, 8, 22),
} as const;

/** Full hours of a day, none of them noon, in which somewhere is open: by 24 hours in English, in Arabic as people say it. */
export function openFromTo(days: Both, from: number, to: number): Both {
  const ar = `من ${arabicHour(from)} إلى ${arabicHour(to)}`;
  return { en: `${days.en}, ${from}:00 to ${to}:00`, ar: `${days.ar}${days.ar.includes(' ') ? '، ' : ' '}${ar}` };
}

function arabicHour(hour: number): string {
  if (hour === 24) return 'منتصف الليل';
  return hour < 12 ? `${hour}:00 صباحًا` : `${hour - 12}:00 مساءً`;
}
