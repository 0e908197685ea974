import type { FieldHook } from 'payload';
import { isTaken } from './is-taken.ts';

/** So many letters of a name go into its copy's: the shortest of the fields that take it has 60. */
const most = 50;

/**
 * What is duplicated gets a name of its own that fits the rule of its field: `motor-copy`, then `motor-copy-2`. Payload would
 * make `motor - Copy`, which no address can have.
 */
export const copyName: FieldHook = async ({ value, field, collection, req }) => {
  if (typeof value !== 'string' || !collection || !('name' in field) || !field.name) return value;
  const stem = value.replace(/-copy(-\d+)?$/, '').slice(0, most);
  const first = `${stem.replace(/(?<![-._])[-._]+$/, '')}-copy`;
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? first : `${first}-${count}`;
    if (!(await isTaken(req, collection.slug, [field.name, name]))) return name;
  }
};
