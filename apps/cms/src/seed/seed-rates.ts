import { rates } from '@insurer/demo-content/rates.ts';
import type { Payload } from 'payload';
import { inLanguage } from './in-language.ts';
import { upsert } from './upsert.ts';

/** The rate tables of the demo: a document for each product and version. */
export async function seedRates(payload: Payload): Promise<void> {
  for (const { product, version, validFrom, label, questions, samples, ...rest } of rates) {
    const plans = rest.plans.map((plan) => ({ ...plan, includes: plan.includes.map((cover) => ({ label: cover })) }));
    const table = { label, questions, plans };
    const where = { product: { equals: product }, version: { equals: version } };
    await upsert(payload, 'rate-tables', where, (language) => ({
      ...(inLanguage(table, `rates/${product}/${version}`, language) as object),
      ...{ product, version, samples, vat: 15, _status: 'published' },
      // Noon in UTC is the same day in the Kingdom.
      validFrom: `${validFrom}T12:00:00.000Z`,
    }));
  }
}
