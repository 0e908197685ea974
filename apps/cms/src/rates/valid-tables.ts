import type { Payload } from 'payload';
import { publicRead } from '../access/rules.ts';
import { localizedText, translated } from '../fields/translations.ts';
import { dayOf } from '../riyadh-days.ts';
import { rateTableToWire } from './rate-table-to-wire.ts';
import type { StoredRateTable } from './stored-rate-table.ts';

/** The table of a product that visitors' prices come from today, as it stands on the wire. */
export async function ratesOfToday(payload: Payload, product: string) {
  const [table] = await validTables(payload, product);
  if (!table) return undefined;
  const texts = (key: string, stored: unknown) => {
    const text = translated(key, localizedText(stored));
    return key === 'hint' ? text : { [key]: '', ...text };
  };
  return rateTableToWire({ ...table, validFrom: dayOf(new Date(table.validFrom)) }, texts);
}

/** One table of each product: the published one that became valid last. */
export async function validTables(payload: Payload, product?: string): Promise<StoredRateTable[]> {
  const published = { _status: { equals: 'published' } };
  // Reviewed: the caller holds the site's key or works with rate tables; published rates are public.
  const { docs } = await payload.find({
    collection: 'rate-tables',
    where: product === undefined ? published : { ...published, product: { equals: product } },
    sort: ['product', '-validFrom', '-id'],
    locale: 'all',
    ...(product === undefined && { select: { product: true, label: true, validFrom: true } }),
    ...publicRead,
  });
  const today = dayOf(new Date());
  const tables = (docs as unknown as StoredRateTable[]).filter(({ validFrom }) => dayOf(new Date(validFrom)) <= today);
  return tables.filter((table, at) => table.product !== tables[at - 1]?.product);
}
