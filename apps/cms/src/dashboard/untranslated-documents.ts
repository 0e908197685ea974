import type { Language } from '@insurer/contract/language.ts';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { textsWithout } from '../admin/languages/missing-arabic.ts';
import { type CountedCollection, type MissingTexts, missingTextsSlug } from '../admin/languages/note-missing-texts.ts';
import { type DraftedGlobal, draftedGlobalLabels, draftedGlobals } from '../drafted-globals.ts';
import { perLanguage } from '../fields/translations.ts';
import { runStatement, tableOf } from '../run-statement.ts';
import { configOf, type Subject } from '../subject.ts';
import { untyped } from '../untyped.ts';
import { type UntranslatedRow, untranslatedRows } from './untranslated-rows.ts';

/** A document some of whose texts have words in one language and none in the other. */
type Untranslated = Subject<CountedCollection | UntranslatedRow['collection']> & {
  title: { en?: string | null; ar?: string | null };
  missing: number;
};
/** Those with the greatest gaps, and how many documents and texts there are in all. */
type AllUntranslated = { lines: Untranslated[]; documents: number; texts: number };

const columns = { ar: 'count', en: 'english' } as const satisfies Record<Language, keyof MissingTexts>;

/**
 * The documents that are not complete in each language, as their newest drafts stand, the greatest gap first. It is for those who
 * may read all of the content: rows are counted without the rules of each collection.
 *
 * @param shown so many lines at most
 */
export async function untranslatedDocuments(
  req: PayloadRequest,
  shown: number,
): Promise<Record<Language, AllUntranslated>> {
  const [rows, globals] = await Promise.all([
    untranslatedRows(req.payload),
    Promise.all(draftedGlobals.map((global) => inGlobal(req, global))),
  ]);
  const found = perLanguage((language) => {
    const ofGlobals = globals.flatMap((one) => lineOfGlobal(one, language));
    return countedWith(req, language, shown, [...ofGlobals, ...rows.flatMap((row) => lineOfRow(row, language))]);
  });
  const [ar, en] = await Promise.all([found.ar, found.en]);
  return { ar, en };
}

/** What is counted when it is saved, together with others that were looked through. */
async function countedWith(
  req: PayloadRequest,
  language: Language,
  shown: number,
  others: Untranslated[],
): Promise<AllUntranslated> {
  const table = tableOf(missingTextsSlug);
  const field = columns[language];
  const column = sql.identifier(field);
  const where = { [field]: { greater_than: 0 } };
  const sort = [`-${field}`, 'id'];
  const greatest = { collection: missingTextsSlug, where, sort, limit: shown, req } as const;
  const [{ docs }, [total]] = await Promise.all([
    req.payload.db.find<MissingTexts>(greatest),
    runStatement(req, sql`SELECT count(*) AS documents, sum(${column}) AS texts FROM ${table} WHERE ${column} > 0`),
  ]);
  const lines = [...docs.map((row) => lineOf(row, row[field])), ...others].sort(
    (one, other) => other.missing - one.missing,
  );
  return {
    lines: lines.slice(0, shown),
    documents: Number(total?.documents ?? 0) + others.length,
    texts: Number(total?.texts ?? 0) + others.reduce((sum, { missing }) => sum + missing, 0),
  };
}

function lineOf({ source, titleEn, titleAr }: MissingTexts, missing: number): Untranslated {
  const [slug, id = ''] = source.split('/');
  return { collection: slug as CountedCollection, id, title: { en: titleEn, ar: titleAr }, missing };
}

function lineOfRow({ missing, ...row }: UntranslatedRow, language: Language): Untranslated[] {
  return missing[language] > 0 ? [{ ...row, missing: missing[language] }] : [];
}

/** What the newest draft of a global lacks, in each language. */
type UntranslatedGlobal = { global: DraftedGlobal; missing: Record<Language, number> };
async function inGlobal({ payload, user }: PayloadRequest, global: DraftedGlobal): Promise<UntranslatedGlobal> {
  const newest = { draft: true, locale: 'all', depth: 0, overrideAccess: false, user } as const;
  const stored = await payload.findGlobal({ slug: global, ...newest });
  const { fields } = configOf(payload, { global });
  const blocks = payload.config.blocks ?? [];
  const missing = perLanguage((language) => textsWithout(language, fields, untyped(stored), blocks).length);
  return { global, missing };
}

function lineOfGlobal({ global, missing }: UntranslatedGlobal, language: Language): Untranslated[] {
  return missing[language] > 0 ? [{ global, title: draftedGlobalLabels[global], missing: missing[language] }] : [];
}
