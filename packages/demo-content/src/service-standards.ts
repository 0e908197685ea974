import type { CaseKind } from '@insurer/contract/forms/forms.ts';

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

/** Opening hours of the branches and of the call centre, shown beside phone numbers. */
export const openingHours = {
  branches: {
    en: 'Sunday to Thursday, 8:00 to 16:00',
    ar: 'من الأحد إلى الخميس، من 8:00 صباحًا إلى 4:00 مساءً',
  },
  careLine: {
    en: 'Every day, 8:00 to 22:00',
    ar: 'يوميًا من 8:00 صباحًا إلى 10:00 مساءً',
  },
} as const;
