import {
  type ArrayField,
  type BlocksField,
  type CollectionSlug,
  type Field,
  type FieldHook,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedConfig,
  type TabAsField,
  traverseFields,
  type Where,
} from 'payload';
import { idsOf, isRow, type Row, rowsOf } from './values.ts';

type Values = Record<string, unknown>;
type Saved = Parameters<FieldHook>[0];

/**
 * Gives a row that comes back what it said in the other languages (decision 0030): a colleague removed it while somebody wrote in it, and
 * the form sends it in one language alone. Payload takes the others from the stored document, which has the row no more; the newest
 * version that had it does. A row whose id no version has is a new one.
 */
export function withRowsBroughtBack(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of [...config.collections, ...config.globals])
    if (versions) traverseFields({ fields, config, callback: (given) => void addTo(config, given) });
  return config;
}

/** Where a whole list is kept for each language, a save in one leaves the lists of the others as they are. */
function addTo(
  config: SanitizedConfig,
  { field, parentIsLocalized }: { field: Field | TabAsField; parentIsLocalized: boolean },
): void {
  if (field.type !== 'array' && field.type !== 'blocks') return;
  // The fields of a section are those of every list of sections.
  if (parentIsLocalized || field.localized || field.hooks?.beforeChange?.includes(bringBack)) return;
  if (!hasTranslations(config, field)) return;
  field.hooks = { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), bringBack] };
}

/** Whether anything in the rows of a list is said in each language by itself: of others nothing is lost. */
function hasTranslations(config: SanitizedConfig, list: ArrayField | BlocksField): boolean {
  let has = false;
  const callback = ({ field }: { field: Field | TabAsField }) => {
    has ||= 'localized' in field && field.localized === true;
    return has;
  };
  traverseFields({ fields: list.type === 'array' ? list.fields : [list], config, callback });
  return has;
}

const bringBack: FieldHook = async (saved) => {
  const { operation, siblingDocWithLocales: stored, value } = saved;
  const name = saved.field.name;
  if (operation !== 'update' || !stored || !name) return;
  const known = rowsOf(stored[name]);
  const unknown = new Set(idsOf(rowsOf(value)));
  for (const id of idsOf(known)) unknown.delete(id);
  if (unknown.size === 0) return;
  const found: Row[] = [];
  for (const version of await versionsFor(saved))
    for (const row of rowsAt(version, saved)) if (unknown.delete(row.id)) found.push(row);
  // Payload looks here for what a row says in the other languages, and for the rows in it.
  if (found.length > 0) stored[name] = [...known, ...found];
};

/** Of a save that is under way: read once, by the first list that needs them. */
const read = new WeakMap<object, Promise<Values[]>>();

function versionsFor({ data, collection, global, originalDoc, req }: Saved): Promise<Values[]> {
  const of = data ?? {};
  const known = read.get(of) ?? versionsOf(req, collection?.slug, global?.slug, originalDoc?.id);
  read.set(of, known);
  return known;
}

/** The newest first. */
async function versionsOf(
  req: PayloadRequest,
  collection: string | undefined,
  global: string | undefined,
  parent: unknown,
): Promise<Values[]> {
  const all = { sort: '-updatedAt', pagination: false, req } as const;
  const where: Where = { parent: { equals: parent } };
  const { docs } =
    collection === undefined
      ? await req.payload.db.findGlobalVersions<Values>({ global: global as GlobalSlug, ...all })
      : await req.payload.db.findVersions<Values>({ collection: collection as CollectionSlug, where, ...all });
  return docs.map(({ version }) => version);
}

/** The rows that a version has in the place of this list: on the way to it a row is told by its id, wherever it was moved. */
function rowsAt(version: Values, { data, path }: Saved): Row[] {
  let [there, here]: unknown[] = [version, data];
  for (const step of path) {
    here = partOf(here, step);
    const row = isRow(here) ? here.id : undefined;
    there = Array.isArray(there) ? rowsOf(there).find(({ id }) => id === row) : partOf(there, step);
  }
  return rowsOf(there);
}

function partOf(value: unknown, step: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Values)[step] : undefined;
}
