import { notFound } from '../contract-problem.ts';
import { localizedText, translated } from '../fields/translations.ts';
import { ratesOfToday, validTables } from '../rates/valid-tables.ts';
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
  const data = await ratesOfToday(payload, params.product ?? '');
  if (!data) throw notFound('There are no rates of this product.');
  return { data };
}
