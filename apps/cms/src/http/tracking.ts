import { ruleOf } from '@insurer/contract/forms/form-rules.ts';
import { claimTracking } from '@insurer/contract/forms/tracking-forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import { checkField } from '@insurer/contract/requests/check-field.ts';
import { type StoredCase, trackedCase } from '../cases/case-to-wire.ts';
import { officerOf } from '../cases/officer.ts';
import type { Call } from './contract-route.ts';
import { lookUp } from './look-up.ts';

const missing: Record<'claim' | 'complaint', Record<Language, string>> = {
  claim: { en: 'No claim was found with this number and ID.', ar: 'لم نجد مطالبة بهذا الرقم ورقم الهوية.' },
  complaint: { en: 'No complaint was found with this number and ID.', ar: 'لم نجد شكوى بهذا الرقم ورقم الهوية.' },
};

/** GET /claims/{number}: {@link track}. */
export const getClaim = (call: Call) => track(call, 'claim');
/** GET /complaints/{number}: {@link track}. */
export const getComplaint = (call: Call) => track(call, 'complaint');

/**
 * GET /claims/{number} and /complaints/{number}: only when number and ID belong together.
 * @throws ContractProblem 404 when they do not, 429 past the limits
 */
async function track(call: Call, kind: 'claim' | 'complaint') {
  const stored = await lookUp<StoredCase & { assignee?: number | null }>(
    call,
    missing[kind],
    ['service-requests'],
    () => {
      const id = checkField(ruleOf(claimTracking.fields.id), call.query.get('id')).value || 'no such ID';
      return { reference: call.params.number ?? '', narrowed: { idNumber: { equals: id }, kind: { equals: kind } } };
    },
  );
  const officer = await officerOf({ payload: call.payload }, stored);
  return { data: { ...trackedCase(kind, stored), ...(officer && { officer }) } };
}
