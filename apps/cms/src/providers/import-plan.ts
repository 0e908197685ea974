import { languages } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import { sha256 } from '../digests.ts';
import { inTransaction } from '../record/chain.ts';
import { type ProviderRow, providerFacts, providerTexts, type StoredProvider, textColumn } from './provider-row.ts';
import { deleteProviders, readProviders, writeProviders } from './provider-tables.ts';

/** What a file would change. `gone` are those that it does not name. */
export type ImportPlan = {
  added: ProviderRow[];
  changed: { before: StoredProvider; after: ProviderRow; fields: string[] }[];
  gone: StoredProvider[];
  same: number;
  /** The same for the same changes of the same providers. */
  digest: string;
};

/**
 * Compares a file with what is stored, by the keys.
 * @param absent columns that the file does not have: what they hold stays
 */
export function planImport(
  rows: readonly ProviderRow[],
  stored: readonly StoredProvider[],
  absent: readonly string[] = [],
): ImportPlan {
  const byKey = new Map(stored.map((provider) => [provider.key, provider]));
  const named = new Set(rows.map(({ key }) => key));
  const added = rows.filter(({ key }) => !byKey.has(key));
  const changed = rows.flatMap((row) => {
    const before = byKey.get(row.key);
    const after = before ? withAbsent(row, before, absent) : row;
    const fields = before ? differencesOf(before, after) : [];
    return before && fields.length > 0 ? [{ before, after, fields }] : [];
  });
  const gone = stored.filter(({ key }) => !named.has(key));
  const digest = sha256(JSON.stringify([added, changed, gone]));
  return { added, changed, gone, same: rows.length - added.length - changed.length, digest };
}

/** Does what was planned, all of it or nothing. `before` runs in the same transaction. */
export async function carryOut(
  payload: Payload,
  rows: readonly ProviderRow[],
  {
    removesGone,
    isExpected,
    absent,
  }: { removesGone: boolean; isExpected: (plan: ImportPlan) => boolean; absent?: readonly string[] },
  within: (transaction: number | string, plan: ImportPlan) => Promise<void> = async () => undefined,
): Promise<ImportPlan | undefined> {
  let done: ImportPlan | undefined;
  await inTransaction(payload, async (transaction) => {
    const plan = planImport(rows, await readProviders(payload, transaction), absent);
    if (!isExpected(plan)) return;
    const changes = plan.changed.map(({ before, after }) => ({ ...after, id: before.id }));
    await writeProviders(payload, transaction, [...plan.added, ...changes]);
    if (removesGone)
      await deleteProviders(
        payload,
        transaction,
        plan.gone.map(({ id }) => id),
      );
    await within(transaction, plan);
    done = plan;
  });
  return done;
}

function withAbsent(row: ProviderRow, before: ProviderRow, absent: readonly string[]): ProviderRow {
  const facts = providerFacts.filter((name) => absent.includes(name)).map((name) => [name, before[name]]);
  const texts = providerTexts.map((name) => {
    const kept = languages.filter((language) => absent.includes(textColumn(name, language)));
    return [name, { ...row[name], ...Object.fromEntries(kept.map((language) => [language, before[name][language]])) }];
  });
  return { ...row, ...Object.fromEntries([...facts, ...texts]) };
}

function differencesOf(before: ProviderRow, after: ProviderRow): string[] {
  const texts = providerTexts.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return [...texts, ...providerFacts.filter((name) => before[name] !== after[name])];
}
