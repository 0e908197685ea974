import { setTimeout as wait } from 'node:timers/promises';
import { ruleOf } from '@insurer/contract/forms/form-rules.ts';
import { claimTracking } from '@insurer/contract/forms/tracking-forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import { checkField } from '@insurer/contract/requests/check-field.ts';
import { type StoredCase, trackedCase } from '../cases/case-to-wire.ts';
import { limitUse, limitVisitor } from '../cases/intake/rate-limits.ts';
import { spokenLanguage } from '../cases/intake/submit-case.ts';
import { readReference } from '../cases/reference.ts';
import { config } from '../config.ts';
import { notFound } from '../contract-problem.ts';
import { sha256 } from '../digests.ts';
import type { Call } from './contract-route.ts';

/** Every answer takes at least this long, in milliseconds, so that its time says nothing. */
const floor = 150;

const notFoundMessages: Record<'claim' | 'complaint', Record<Language, string>> = {
  claim: { en: 'No claim was found with this number and ID.', ar: 'لم نجد مطالبة بهذا الرقم ورقم الهوية.' },
  complaint: { en: 'No complaint was found with this number and ID.', ar: 'لم نجد شكوى بهذا الرقم ورقم الهوية.' },
};

export const getClaim = (call: Call) => track(call, 'claim');
export const getComplaint = (call: Call) => track(call, 'complaint');

/**
 * GET /claims/{number} and /complaints/{number}: only when number and ID belong together. One query looks for both
 * at once, so that a wrong number and a wrong ID cost the same and are answered alike.
 * @throws ContractProblem 404 when they do not belong together, 429 past the limits
 */
async function track({ payload, params, query, request }: Call, kind: 'claim' | 'complaint') {
  const language = spokenLanguage(request);
  const typed = params.number ?? '';
  await limitVisitor(payload, request, 'track', config.limits.lookups, language);
  const number = readReference(typed);
  // A digest: what was typed may be anything, and of any length.
  await limitUse(payload, `tracked:${sha256(number ?? typed)}`, config.limits.lookupsOfNumber, language);
  const earliest = wait(floor);
  const id = checkField(ruleOf(claimTracking.fields.id), query.get('id')).value || 'no such ID';
  const stored = await payload.db.findOne<StoredCase>({
    collection: 'service-requests',
    where: { reference: { equals: number ?? 'no such reference' }, idNumber: { equals: id }, kind: { equals: kind } },
  });
  await earliest;
  if (!stored) throw notFound(notFoundMessages[kind][language]);
  return { data: trackedCase(kind, stored) };
}
