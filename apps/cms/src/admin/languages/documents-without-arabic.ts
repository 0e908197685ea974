import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { type DraftedGlobal, draftedGlobalLabels, draftedGlobals } from '../../drafted-globals.ts';
import { runStatement, tableOf } from '../../run-statement.ts';
import { configOf, type Subject } from '../../subject.ts';
import { untyped } from '../../untyped.ts';
import { missingArabic } from './missing-arabic.ts';
import { type CountedCollection, type MissingTexts, missingTextsSlug } from './note-missing-texts.ts';

/** A document some of whose texts have English words and no Arabic ones. */
type Untranslated = Subject<CountedCollection> & {
  title: { en?: string | null; ar?: string | null };
  missing: number;
};
/** Those with the greatest gaps, and how many documents and texts there are in all. */
type AllUntranslated = { lines: Untranslated[]; documents: number; texts: number };

/**
 * The documents whose Arabic is not complete, as their newest drafts stand, the greatest gap first. It is for those who may read
 * all of the content: rows are counted without the rules of each collection.
 *
 * @param shown so many lines at most
 */
export async function documentsWithoutArabic(req: PayloadRequest, shown: number): Promise<AllUntranslated> {
  const table = tableOf(missingTextsSlug);
  const where = { count: { greater_than: 0 } };
  const [{ docs }, [total], globals] = await Promise.all([
    req.payload.db.find<MissingTexts>({
      collection: missingTextsSlug,
      where,
      sort: ['-count', 'id'],
      limit: shown,
      req,
    }),
    runStatement(req, sql`SELECT count(*) AS documents, sum("count") AS texts FROM ${table} WHERE "count" > 0`),
    Promise.all(draftedGlobals.map((global) => inGlobal(req, global))),
  ]);
  const ofGlobals = globals.flat();
  const lines = [...docs.map(lineOf), ...ofGlobals].sort((one, other) => other.missing - one.missing);
  return {
    lines: lines.slice(0, shown),
    documents: Number(total?.documents ?? 0) + ofGlobals.length,
    texts: Number(total?.texts ?? 0) + ofGlobals.reduce((sum, { missing }) => sum + missing, 0),
  };
}

function lineOf({ source, count, titleEn, titleAr }: MissingTexts): Untranslated {
  const [slug, id = ''] = source.split('/');
  return { collection: slug as CountedCollection, id, title: { en: titleEn, ar: titleAr }, missing: count };
}

async function inGlobal(req: PayloadRequest, slug: DraftedGlobal): Promise<Untranslated[]> {
  const { payload, user } = req;
  const stored = await payload.findGlobal({ slug, draft: true, locale: 'all', depth: 0, overrideAccess: false, user });
  const { fields } = configOf(payload, { global: slug });
  const missing = missingArabic(fields, untyped(stored), payload.config.blocks ?? []).length;
  return missing > 0 ? [{ global: slug, title: draftedGlobalLabels[slug], missing }] : [];
}
