import type { CollectionConfig } from 'payload';
import { enqueuePurge } from '../purge/enqueue-purge.ts';

/** Every change of a table makes its product's prices old, and those of the product that it was before. */
export const ratePurgeHooks: NonNullable<CollectionConfig['hooks']> = {
  afterChange: [({ doc, previousDoc, req }) => enqueuePurge(req, keysOf([doc.product, previousDoc?.product]))],
  afterDelete: [({ doc, req }) => enqueuePurge(req, keysOf([doc.product]))],
};

function keysOf(products: (string | undefined)[]): string[] {
  return products.flatMap((product) => (product ? [`rates/${product}`] : []));
}
