import type { PayloadRequest } from 'payload';
import { storedFields } from '../admin/languages/stored-fields.ts';
import { configOf } from '../subject.ts';
import { checkChangedTexts } from './check-changed-texts.ts';
import { checkDocument } from './check-document.ts';
import { alwaysBlocking, blockingAnyway, type CheckKind } from './check-kinds.ts';
import { withoutSections } from './check-sections.ts';
import type { Checked } from './checked.ts';
import { type Finding, isAmong } from './finding.ts';
import { surroundingsOf } from './surroundings.ts';
import { takenNames } from './taken-names.ts';

type Values = Record<string, unknown>;

/** A finding with what it does to the publication. `known`: visitors see it so already, which stops nothing. */
export type JudgedFinding = Finding & { effect: 'blocks' | 'known' | 'hint' };

/**
 * Everything to be looked at in a document or a global as it is stored, in all languages at once, in the order of its form.
 *
 * @param online as visitors see it now; undefined where it is not online
 */
export async function documentFindings(
  req: PayloadRequest,
  of: Checked,
  values: Values,
  online: Values | undefined,
): Promise<JudgedFinding[]> {
  const { fields } = configOf(req.payload, of);
  const blocks = req.payload.config.blocks ?? [];
  const draft = { values, fields: storedFields(fields, values, blocks) };
  const shown = online && { values: online, fields: storedFields(fields, online, blocks) };
  // One after the other: within a publication there is one connection, which takes one statement at a time.
  const around = await surroundingsOf(req, [...draft.fields, ...(shown?.fields ?? [])], values.name);
  const blocking = await blockingKinds(req);
  const seen = shown ? checkDocument(shown, undefined, around) : [];
  const texts = of.global === 'texts' ? checkChangedTexts(values.changed, online?.changed) : [];
  const taken = of.collection ? await takenNames(req, of.collection, of.id, draft.fields) : [];
  const bare = of.collection === 'pages' ? withoutSections(values) : [];
  const found = [...taken, ...checkDocument(draft, shown, around), ...bare, ...texts];
  return found.map((one) => ({ ...one, effect: effectOf(one) }));

  function effectOf(one: Finding): JudgedFinding['effect'] {
    if (alwaysBlocking.includes(one.kind)) return 'blocks';
    if (one.kind !== blockingAnyway && !blocking.includes(one.kind)) return 'hint';
    return isAmong(seen, one) ? 'known' : 'blocks';
  }
}

/** What stops a publication, as administrators have said. */
async function blockingKinds(req: PayloadRequest): Promise<CheckKind[]> {
  const { blocking } = await req.payload.findGlobal({ slug: 'publishing-rules', depth: 0, overrideAccess: true, req });
  return (blocking ?? []) as CheckKind[];
}
