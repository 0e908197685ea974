import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import { refusal } from '../../refusal.ts';
import { waitForTurn } from '../../wait-for-others.ts';
import { namedPlaceholders, type Placeholder } from './placeholders.ts';

type Template = { id: number; needs?: Placeholder[] | null; kinds?: string[] | null };

const collection = 'answer-templates' as const;
/** Whose deletion is decided in a request: of two that go together neither is the other's spare. */
const goingKey = 'templates that go';
const notLost = label(
  'This template stays: what it tells customers must be told ({needs}), and no other template does so for these cases. Change its words instead, or ask an administrator, who can delete it after emptying “The text needs”.',
  'يبقى هذا النموذج: فيه ما يجب أن يُقال للعملاء ({needs})، ولا نموذج غيره يقوله في هذه الطلبات. غيّر عباراته بدلًا من حذفه، أو اطلب ذلك من مدير النظام، فله أن يحذفه بعد إفراغ «لا يُستغنى في النص عن».',
);

/**
 * What administrators said that a text must tell is not lost with its template: it is deleted where another one tells the same.
 * Templates that need nothing are their writers' own.
 *
 * @throws APIError 409
 */
export const keepLastTemplate: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await waitForTurn(req, collection);
  const { docs } = await req.payload.db.find<Template>({ collection, where: {}, sort: 'id', pagination: false, req });
  const going = docs.find((one) => one.id === Number(id));
  if (!going?.needs?.length) return;
  const goAlong = (req.context[goingKey] as Set<number> | undefined) ?? new Set();
  req.context[goingKey] = goAlong.add(going.id);
  const isSpare = docs.some((other) => !goAlong.has(other.id) && saysTheSame(other, going));
  if (isSpare) return;
  goAlong.delete(going.id);
  const language = adminLanguageOf(req.i18n);
  throw refusal(notLost[language].replace('{needs}', namedPlaceholders(going.needs, language)), 409);
};

function saysTheSame(one: Template, other: Template): boolean {
  return isSame(one.needs, other.needs) && isSame(one.kinds, other.kinds);
}

function isSame(some: readonly string[] | null | undefined, others: readonly string[] | null | undefined): boolean {
  return [...(some ?? [])].sort().join() === [...(others ?? [])].sort().join();
}

/** A copy needs what its original does, and serves the same cases, whoever makes it: else a text could be had without what it must tell. */
export const copyNeeds: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const copied = operation === 'create' ? (originalDoc as Partial<Template> | undefined) : undefined;
  if (!copied?.needs?.length || hasRole(req, 'admin')) return data;
  return { ...data, needs: copied.needs, kinds: copied.kinds ?? [] };
};
