import { commaOf } from '@insurer/contract/language.ts';
import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { refusalInBoth } from '../refusal.ts';
import { type Decided, decidedFor, forgetDecision } from './departure.ts';
import { leadOn } from './lead-on.ts';
import { idsLeaving, isSeen } from './leaving.ts';
import type { LinkedCollection } from './link-place.ts';
import { targetsOf } from './targets-of.ts';
import { type UsedIn, whereUsed } from './where-used.ts';
import { whereUsedWords } from './where-used-words.ts';

const refused = label(
  '“{title}” stays as it is: it is still used in {count} ({where}). Say in its form under “Where used” what takes its place, or why nothing does.',
  'بقي «{title}» كما هو، فما زال مستخدمًا في {count} ({where}). اذكر في نموذجه تحت «أين يُستخدم» ما يحل محله أو سبب عدم وجود بديل.',
);
type Row = { id: number } & Record<string, unknown>;
type Going = { decided: Decided; gone: Row };

/** So many documents are named in the refusal; the panel has them all. */
const named = 3;

/** A collection of which nothing goes that is linked to or used, until somebody says what becomes of that. */
export function withDepartures(collection: CollectionConfig): CollectionConfig {
  const slug = collection.slug as LinkedCollection;
  const { hooks = {} } = collection;
  const keyOf = (id: unknown) => `departure-${slug}-${id}`;
  const refuseLeaving: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (!req.user || req.context.quietly === true) return args;
    // Who may not do it hears that from Payload, and nothing of what is linked where.
    const rule = collection.access?.[operation === 'delete' ? 'delete' : 'update'];
    if (rule && (await rule({ req })) === false) return args;
    // What a hook is given is one of all operations' arguments; the operation says which.
    const ids = await idsLeaving(req, slug, operation, args as never);
    for (const id of ids) {
      const decided = await decisionOf(req, slug, id, ids);
      // As visitors know it: a draft may have renamed it since.
      req.context[keyOf(id)] = decided && { decided, gone: await rowOf(req, slug, id) };
    }
    return args;
  };
  const leadVisitorsOn = async (req: PayloadRequest, id: unknown) => {
    const going = req.context[keyOf(id)] as Going | undefined;
    req.context[keyOf(id)] = undefined;
    if (going) await leadOn(req, slug, going.gone, going.decided);
  };
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [refuseLeaving, ...(hooks.beforeOperation ?? [])],
      afterChange: [...(hooks.afterChange ?? []), async ({ doc, req }) => leadVisitorsOn(req, doc.id)],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ id, req }) => {
          await leadVisitorsOn(req, id);
          await forgetDecision(req, `${slug}/${id}`);
        },
      ],
    },
  };
}

/**
 * What was decided for something that goes; undefined where nothing needs a decision.
 * @throws APIError 400 where something links to it or uses it and nobody has decided
 */
async function decisionOf(
  req: PayloadRequest,
  collection: LinkedCollection,
  id: number,
  leaving: number[],
): Promise<Decided | undefined> {
  const decided = await decidedFor(req, `${collection}/${id}`);
  if (decided) return decided;
  const held = await whyHeld(req, collection, id, leaving);
  if (held) throw refusalInBoth(req, held.said, { usedIn: held.holding });
  return undefined;
}

/** Why something would not go offline as it is, before anybody tries: it is seen, still used, and nobody has decided. */
export async function whyItStays(
  req: PayloadRequest,
  collection: LinkedCollection,
  id: number,
): Promise<Label | undefined> {
  if (!(await isSeen(req, collection, id)) || (await decidedFor(req, `${collection}/${id}`))) return undefined;
  return (await whyHeld(req, collection, id, [id]))?.said;
}

async function whyHeld(req: PayloadRequest, collection: LinkedCollection, id: number, leaving: number[]) {
  const going = leaving.map((other) => `/admin/collections/${collection}/${other}`);
  const { usedIn } = await whereUsed(req, await targetsOf(req, collection, id));
  const staying = usedIn.filter(({ address }) => !going.includes(address));
  const holding = staying.filter(isHolding);
  if (holding.length === 0) return undefined;
  const title = await titleOf(req, collection, id);
  // As many as the panel counts, which has the side lists too.
  const count = staying.reduce((sum, { places }) => sum + places.length, 0);
  const said = label(messageOf('en', title, holding, count), messageOf('ar', title, holding, count));
  return { said, holding };
}

/** A group's side list leaves out what is gone by itself. */
export function isHolding({ address }: Pick<UsedIn, 'address'>): boolean {
  return !address.startsWith('/admin/collections/page-groups/');
}

function messageOf(language: keyof Label, title: Label, holding: UsedIn[], count: number): string {
  const titles = holding.slice(0, named).map(({ title: one }) => setApart(one[language], language));
  const where = [...titles, ...(holding.length > named ? ['…'] : [])].join(commaOf(language));
  return refused[language]
    .replace('{title}', () => setApart(title[language], language))
    .replace('{count}', () => whereUsedWords[language].inPlaces(count))
    .replace('{where}', () => where);
}

/** A title in the letters of the other language runs the other way, and would turn what stands beside it. */
function setApart(title: string, language: keyof Label): string {
  return /\p{Script=Arabic}/u.test(title) === (language === 'ar') ? title : `\u2068${title}\u2069`;
}

/** What something is called in both languages, else by the words of the other one. */
export async function titleOf(req: PayloadRequest, collection: LinkedCollection, id: number): Promise<Label> {
  const field = req.payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const title = (await rowOf(req, collection, id))[field];
  const { en, ar } = (typeof title === 'object' && title ? title : { en: title }) as Partial<Label>;
  return label(String(en || ar || id), String(ar || en || id));
}

async function rowOf(req: PayloadRequest, collection: LinkedCollection, id: number): Promise<Row> {
  return (await req.payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, req })) ?? { id };
}
