import type { Language } from '@insurer/contract/language.ts';
import type { Where } from 'payload';
import type { StoredCase } from '../cases/case-to-wire.ts';
import { limitUse, limitVisitor } from '../cases/intake/rate-limits.ts';
import { spokenLanguage } from '../cases/intake/submit-case.ts';
import { readReference } from '../cases/reference.ts';
import { config } from '../config.ts';
import { notFound } from '../contract-problem.ts';
import { sha256 } from '../digests.ts';
import { answerFloor } from './answer-floor.ts';
import type { Call } from './contract-route.ts';

/** What somebody who is not known typed to see a request. */
type Typed<Stored> = {
  reference: string;
  /** What the request must be beside its reference, where the query can say it. */
  narrowed?: Where;
  /** Where only its content can say it. */
  belongs?: (stored: Stored) => boolean;
};

/**
 * A request by its reference and what proves that one may see it. One query looks for it, whatever is wrong, and what is wrong
 * is told apart by neither words nor time.
 * @param read what was typed, once the visitor is known to be within his limit
 * @throws ContractProblem 404 in the words of `missing`; 429 past the limit of the visitor or of this number
 */
export async function lookUp<Stored extends StoredCase>(
  { payload, request }: Call,
  missing: Record<Language, string>,
  read: (language: Language) => Typed<Stored> | Promise<Typed<Stored>>,
): Promise<Stored> {
  const language = spokenLanguage(request);
  await limitVisitor(payload, request, 'track', config.limits.lookups, language);
  const { reference: typed, narrowed = {}, belongs = () => true } = await read(language);
  const reference = readReference(typed);
  // A digest: what was typed may be anything, and of any length.
  await limitUse(payload, `tracked:${sha256(reference ?? typed)}`, config.limits.lookupsOfNumber, language);
  const earliest = answerFloor();
  const stored = await payload.db.findOne<Stored>({
    collection: 'service-requests',
    where: { and: [{ reference: { equals: reference ?? 'no such reference' } }, narrowed] },
  });
  const isShown = stored && belongs(stored);
  await earliest;
  if (!isShown) throw notFound(missing[language]);
  return stored;
}
