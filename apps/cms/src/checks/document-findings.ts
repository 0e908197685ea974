import type { PayloadRequest } from 'payload';
import { storedFields } from '../admin/languages/stored-fields.ts';
import { checkDocument } from './check-document.ts';
import type { CheckKind } from './check-kinds.ts';
import { type Finding, isAmong } from './finding.ts';
import { surroundingsOf } from './surroundings.ts';

/** The collections that are checked before a publication. */
export const checkedCollections = ['pages', 'jobs', 'rate-tables'] as const;
export type CheckedCollection = (typeof checkedCollections)[number];
type Values = Record<string, unknown>;

/** A finding with what it does to the publication. `known`: visitors see it so already, which stops nothing. */
export type JudgedFinding = Finding & { effect: 'blocks' | 'known' | 'hint' };

/**
 * Everything to be looked at in a document as it is stored, in all languages at once, in the order of its form.
 *
 * @param online as visitors see it now; undefined where it is not online
 */
export async function documentFindings(
  req: PayloadRequest,
  collection: CheckedCollection,
  values: Values,
  online: Values | undefined,
): Promise<JudgedFinding[]> {
  const { fields } = req.payload.collections[collection].config;
  const blocks = req.payload.config.blocks ?? [];
  const stored = [values, online ?? {}].flatMap((state) => storedFields(fields, state, blocks));
  const [around, blocking] = await Promise.all([surroundingsOf(req, stored, values.name), blockingKinds(req)]);
  const table = { fields, blocks };
  const seen = online ? checkDocument(table, online, undefined, around) : [];
  return checkDocument(table, values, online, around).map((one) => ({ ...one, effect: effectOf(one) }));

  function effectOf(one: Finding): JudgedFinding['effect'] {
    if (!blocking.includes(one.kind)) return 'hint';
    return isAmong(seen, one) ? 'known' : 'blocks';
  }
}

/** What stops a publication, as administrators have said. */
async function blockingKinds(req: PayloadRequest): Promise<CheckKind[]> {
  const { blocking } = await req.payload.findGlobal({ slug: 'publishing-rules', depth: 0, overrideAccess: true, req });
  return (blocking ?? []) as CheckKind[];
}
