import type { Rates } from '@insurer/contract/rates/rates.ts';
import { isRateName, type RatedProduct, readRatedProducts, readRates } from '@insurer/contract/rates/read-rates.ts';
import { log } from '#app/log.server.ts';
import type { View } from '#app/view.ts';
import type { ContentRequest } from './content-cache.ts';
import { contentKeys } from './content-keys.ts';
import { type ModelReader, markMissing, readModel } from './read-model.ts';

const listRequest: ContentRequest = { key: contentKeys.rateList.key, path: '/rates', optional: true };
const listReader: ModelReader<RatedProduct[]> = (body, language) => {
  const { products, issues } = readRatedProducts(body, language);
  return { model: products, issues };
};

/** Stands for a response that no price can be computed from: it is kept like any other. */
const unusable = Symbol('unusable');
const reader: ModelReader<Rates | typeof unusable> = (body, language) => {
  const { rates, issues } = readRates(body, language);
  return { model: rates ?? unusable, issues };
};

/**
 * The products that have a rate table, from GET /rates; none where the service has no such call. Never fails: without
 * the response, the pages stand without the way to a price.
 */
export async function readRatedList(view: View): Promise<RatedProduct[]> {
  try {
    return (await readModel(view, listRequest, listReader)) ?? [];
  } catch (error) {
    log.error({ err: error, requestId: view.requestId }, 'The page is drawn without the products that have rates.');
    markMissing(view, listRequest);
    return [];
  }
}

/**
 * The rate table of a product, from GET /rates/PRODUCT; undefined where there is none that a price comes from.
 * @throws {ContentFailure} when there is nothing to show
 */
export async function readRatesOf(view: View, product: string): Promise<Rates | undefined> {
  if (!isRateName(product)) return undefined;
  const model = await readModel(view, { key: `rates/${product}`, path: `/rates/${product}`, optional: true }, reader);
  return model === unusable ? undefined : model;
}
