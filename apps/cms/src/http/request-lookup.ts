import type { Field } from '@insurer/contract/forms/define-form.ts';
import { ruleOf } from '@insurer/contract/forms/form-rules.ts';
import { caseForms } from '@insurer/contract/forms/forms.ts';
import { isLoosePhone, isTelling } from '@insurer/contract/forms/telling-fields.ts';
import { requestLookup } from '@insurer/contract/forms/tracking-forms.ts';
import { timingSafeEqualText } from '@insurer/contract/keys.ts';
import type { Language } from '@insurer/contract/language.ts';
import { checkField } from '@insurer/contract/requests/check-field.ts';
import { toE164 } from '@insurer/contract/requests/identifiers.ts';
import { withoutSeparators } from '@insurer/contract/requests/normalise.ts';
import { type CaseCollection, caseCollections, kindOf } from '../cases/case-kinds.ts';
import { caseLinkToken } from '../cases/case-link.ts';
import type { StoredCase } from '../cases/case-to-wire.ts';
import { caseDetails } from '../cases/conversation/case-details.ts';
import { type MessageCase, markOpened } from '../cases/conversation/store-message.ts';
import { readBody } from '../cases/intake/read-body.ts';
import { storedRequestToken } from '../cases/request-token.ts';
import type { Call } from './contract-route.ts';
import { lookUp } from './look-up.ts';
import { opens } from './visitor-token.ts';

const missing: Record<Language, string> = {
  en: 'No request was found with this number and detail.',
  ar: 'لم نجد طلبًا بهذا الرقم وهذه المعلومة.',
};

/**
 * POST /service-requests/lookup: a request by its reference and one detail that was sent with it, however both are typed.
 * Its messages count as read from now on, unless `peek` says that their reader is not shown them.
 * @throws ContractProblem 404 when they do not belong together, in the same words and time whichever is wrong; 429 past
 * the limits of tracking
 */
export async function postLookup(call: Call) {
  const { payload, query, request } = call;
  const found = await lookUp<Omit<MessageCase, 'collection'>>(call, missing, caseCollections, async (language) => {
    const { values } = await readBody(request, requestLookup, ['json'], { language });
    return { reference: String(values.reference ?? ''), belongs: (one) => hasDetail(one, values.detail) };
  });
  if (!query.has('peek')) await markOpened(payload, found);
  const own = storedRequestToken(found.reference, found.tokenHash);
  // A request that was sent beside others opens by their token, which opens them all: this visitor has shown one alone.
  const token = opens(own, found) ? own : caseLinkToken(found.reference);
  return { data: { ...(await caseDetails(payload, found)), token } };
}

/** Whether a detail is one of those that were sent, in the spelling in which its field is stored. */
function hasDetail({ collection, kind, sent }: StoredCase & { collection: CaseCollection }, detail: unknown): boolean {
  const { fields } = caseForms[kindOf(collection, { kind })];
  const values = (sent ?? {}) as Record<string, unknown>;
  return Object.entries<Field>(fields)
    .filter(([, field]) => isTelling(field))
    .some(([name, field]) => {
      const spelled = (value: string) => spelledAs(field, value).toLowerCase();
      const given = checkField(ruleOf(field), detail).value;
      const known = values[name];
      if (typeof known !== 'string') return false;
      const isSame = Boolean(given) && timingSafeEqualText(spelled(given ?? ''), spelled(known));
      return isSame || (isPhone(field) && isDialledAtHome(String(detail), known));
    });
}

function isPhone(field: Field): boolean {
  return field.kind === 'phone' || isLoosePhone(field);
}

/** Whether a phone of another country was typed as people dial it there: without the country's code of one to three digits. */
function isDialledAtHome(typed: string, known: string): boolean {
  const international = toE164(known)?.slice(1);
  const national = withoutSeparators(typed).replace(/^0/, '');
  if (!international || international.startsWith('966') || !/^\d{7,}$/.test(national)) return false;
  return [1, 2, 3].some((codeLength) => timingSafeEqualText(international.slice(codeLength), national));
}

/** Of a number that is stored as it was typed, what is meant: the hyphen of a policy number stands on one paper and not on another. */
function spelledAs(field: Field, value: string): string {
  if (field.kind === 'policyNumber') return value.replace(/[^\p{L}\p{N}]/gu, '');
  return (isLoosePhone(field) && toE164(value)) || value;
}
