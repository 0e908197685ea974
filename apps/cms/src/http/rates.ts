import type { Payload } from 'payload';
import { publicRead } from '../access/rules.ts';
import { notFound } from '../contract-problem.ts';
import { localizedText, translated } from '../fields/translations.ts';
import { rateTableToWire } from '../rates/rate-table-to-wire.ts';
import type { StoredRateTable } from '../rates/stored-rate-table.ts';
import { dayOf } from '../riyadh-days.ts';
import type { Call } from './contract-route.ts';

/** GET /rates: the products that have a table which is valid today, in the order of their names. */
export async function getRatedProducts({ payload }: Call) {
  const tables = await validTables(payload);
  const items = tables.map(({ product, label }) => ({
    product,
    label: product,
    ...translated('label', localizedText(label)),
  }));
  return { data: { items } };
}

/**
 * GET /rates/{product}: the table of today.
 * @throws ContractProblem 404 for a product without one
 */
export async function getRates({ payload, params }: Call) {
  const [table] = await validTables(payload, params.product ?? '');
  if (!table) throw notFound('There are no rates of this product.');
  const texts = (key: string, stored: unknown) => {
    const text = translated(key, localizedText(stored));
    return key === 'hint' ? text : { [key]: '', ...text };
  };
  return { data: rateTableToWire({ ...table, validFrom: dayOf(new Date(table.validFrom)) }, texts) };
}

/** One table of each product: the published one that became valid last. */
async function validTables(payload: Payload, product?: string): Promise<StoredRateTable[]> {
  const published = { _status: { equals: 'published' } };
  // Reviewed: the caller holds the site's key; published rates are public.
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
