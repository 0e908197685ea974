import type { CollectionBeforeOperationHook, FlattenedField, SanitizedConfig } from 'payload';
import { refusal } from '../refusal.ts';

/** As Payload reads a path, which may have two underscores for a point. */
const between = /\.|__/;

/**
 * Payload refuses to filter by what a person may not read, and to sort by it in a collection of its own; through a row that
 * another points to it sorts by anything, so that the order of cases told of the secrets of colleagues. Here nobody sorts
 * through another row; no list of the admin does.
 */
export function withOwnSorts(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(refuseSortThroughOthers);
  return config;
}

/** @throws APIError 400 */
const refuseSortThroughOthers: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  const { sort } = args as { sort?: unknown };
  if (overrideAccess === true || !sort) return args;
  const paths = [sort].flat().flatMap((path) => String(path).split(','));
  if (paths.some((path) => leadsOn(collection.flattenedFields, path.trim().replace(/^-/, '').split(between))))
    throw refusal('A list is sorted by its own fields.', 400);
  return args;
};

function leadsOn(fields: readonly FlattenedField[], [name, ...rest]: string[]): boolean {
  const field = fields.find((each) => each.name === name);
  if (!field || rest.length === 0) return false;
  if (field.type === 'join' || field.type === 'relationship' || field.type === 'upload') return true;
  return 'flattenedFields' in field && leadsOn(field.flattenedFields, rest);
}
