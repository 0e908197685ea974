import type { Payload } from 'payload';
import { sha256 } from '../digests.ts';
import { inTransaction } from '../record/chain.ts';
import { type ProviderRow, providerFacts, providerTexts, type StoredProvider } from './provider-row.ts';
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

/** Compares a file with what is stored, by the keys. */
export function planImport(rows: readonly ProviderRow[], stored: readonly StoredProvider[]): ImportPlan {
  const byKey = new Map(stored.map((provider) => [provider.key, provider]));
  const named = new Set(rows.map(({ key }) => key));
  const added = rows.filter(({ key }) => !byKey.has(key));
  const changed = rows.flatMap((after) => {
    const before = byKey.get(after.key);
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
  { removesGone, isExpected }: { removesGone: boolean; isExpected: (plan: ImportPlan) => boolean },
  within: (transaction: number | string, plan: ImportPlan) => Promise<void> = async () => undefined,
): Promise<ImportPlan | undefined> {
  let done: ImportPlan | undefined;
  await inTransaction(payload, async (transaction) => {
    const plan = planImport(rows, await readProviders(payload, transaction));
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

function differencesOf(before: ProviderRow, after: ProviderRow): string[] {
  const texts = providerTexts.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return [...texts, ...providerFacts.filter((name) => before[name] !== after[name])];
}
