import { countedHeader } from '@insurer/contract/counted-header.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { Payload, Where } from 'payload';
import type { CaseCollection } from '../cases/case-kinds.ts';
import type { StoredCase } from '../cases/case-to-wire.ts';
import { limitVisitor } from '../cases/intake/rate-limits.ts';
import { spokenLanguage } from '../cases/intake/submit-case.ts';
import { readReference } from '../cases/reference.ts';
import { config } from '../config.ts';
import { notFound } from '../contract-problem.ts';
import { sha256 } from '../digests.ts';
import { responseFloor } from '../response-floor.ts';
import type { Call } from './contract-route.ts';
import { limitNumber } from './limit-number.ts';

type InCollection<Stored> = Stored & { collection: CaseCollection };

/** What somebody who is not known typed to see a request. */
type Typed<Stored> = {
  reference: string;
  /** What the request must be beside its reference, where the query can say it. */
  narrowed?: Where;
  /** Where only its content can say it. */
  belongs?: (stored: InCollection<Stored>) => boolean;
};

/**
 * A request by its reference and what proves that one may see it. The same queries look for it, whatever is wrong, and what is
 * wrong is told apart by neither words nor time. A right one counts for the visitor alone.
 * @param collections the inboxes that it may lie in
 * @param read what was typed, once the visitor is known to be within his limit
 * @throws ContractProblem 404 in the words of `missing`; 429 past the limit of the visitor or of this number
 */
export async function lookUp<Stored extends StoredCase>(
  { payload, request }: Call,
  missing: Record<Language, string>,
  collections: readonly CaseCollection[],
  read: (language: Language) => Typed<Stored> | Promise<Typed<Stored>>,
): Promise<InCollection<Stored>> {
  const language = spokenLanguage(request);
  const isCounted = request.headers.get(countedHeader) === '1';
  if (!isCounted) await limitVisitor(payload, request, 'track', config.limits.lookups, language);
  const { reference: typed, narrowed = {}, belongs = () => true } = await read(language);
  const reference = readReference(typed);
  // A digest: what was typed may be anything, and of any length.
  const number = sha256(reference ?? typed);
  const giveBack = isCounted ? undefined : await limitNumber(payload, request, number, language);
  const earliest = responseFloor();
  const where = { and: [{ reference: { equals: reference ?? 'no such reference' } }, narrowed] };
  const stored = await caseIn<Stored>(payload, collections, where);
  const isShown = stored && belongs(stored);
  await earliest;
  if (!isShown) throw notFound(missing[language]);
  await giveBack?.();
  return stored;
}

/** The case that a condition names, and in which inbox it lies; each of them is asked, whatever the others say. */
export async function caseIn<Stored extends object>(
  payload: Payload,
  collections: readonly CaseCollection[],
  where: Where,
): Promise<InCollection<Stored> | undefined> {
  const asked = collections.map(async (collection) => {
    const stored = await payload.db.findOne<Stored & { id: number }>({ collection, where });
    return stored ? { ...stored, collection } : undefined;
  });
  return (await Promise.all(asked)).find((found) => found !== undefined);
}
