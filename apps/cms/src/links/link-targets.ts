import { wordsOf } from '@insurer/contract/search-words.ts';
import { withoutArticle } from '@insurer/contract/stems.ts';
import type { PayloadRequest } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { targetOf } from '../site-path.ts';
import { untyped } from '../untyped.ts';
import type { NowhereReason } from './nowhere-words.ts';
import { addressOf } from './targets-of.ts';
import { whyNowhere } from './why-nowhere.ts';

export const targetKinds = ['pages', 'jobs', 'documents'] as const;
export type TargetKind = (typeof targetKinds)[number];
/** Something that can be linked to. */
export type LinkTarget = { kind: TargetKind; id: number; address: string; title: Label; isOnline: boolean };
/** What an address means: the target that it leads to, and why it leads nowhere where it does not. */
export type AddressMeaning = { target?: LinkTarget; nowhere?: NowhereReason | 'offline' };

const most = 20;
const fields = { pages: ['name', 'title'], jobs: ['key', 'title'], documents: ['filename', 'title'] } as const;

/** What is found by the words of its title in either language, or of its address: what begins with them first. */
export async function linkTargets(
  req: PayloadRequest,
  kinds: readonly TargetKind[],
  query: string,
): Promise<LinkTarget[]> {
  const words = comparableWords(query.replace(/^\/(media|career-details)?\/?/, ''));
  const ranked = (await allTargets(req, kinds)).flatMap((target) => {
    const texts = [target.title.en, target.title.ar, target.address].map(comparableWords);
    if (!words.every((word) => texts.some((text) => text.some((one) => beginsWith(one, word))))) return [];
    const isFirst = texts.some((text) => words.every((word, place) => beginsWith(text[place] ?? [], word)));
    return [{ target, rank: (target.isOnline ? 0 : 2) + (isFirst ? 0 : 1) }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank || one.target.title.en.localeCompare(other.target.title.en))
    .slice(0, most)
    .map(({ target }) => target);
}

/** What an address of a link field leads to. Other hosts are taken for right. */
export async function meaningOf(req: PayloadRequest, address: string): Promise<AddressMeaning> {
  const wanted = targetOf(address);
  if (wanted === undefined) return {};
  const target = (await allTargets(req, targetKinds)).find((one) => targetOf(one.address) === wanted);
  if (target && !target.isOnline) return { target, nowhere: 'offline' };
  const nowhere = (await whyNowhere(req, [{ address }]))({ address });
  // Such as in other letters than the page has: it is not what visitors are led to.
  return nowhere === 'nowhere' ? { nowhere } : { target, nowhere };
}

/** Each word in letters as people type them, as it stands and without the Arabic article, which is typed or not. */
function comparableWords(text: string): string[][] {
  return wordsOf(text).map(({ word }) => [word, withoutArticle(word)]);
}

/** Whether a word begins with what is typed so far, which may be a part of the article alone. */
function beginsWith(word: string[], typed: string[]): boolean {
  return word.some((form) => typed.some((beginning) => form.startsWith(beginning)));
}

type Row = { id: number; _status?: string; filename?: string | null } & Record<string, unknown>;

/** Titles and names alone, of what is online as visitors see it and of drafts as they are: 2,000 are one small query. */
async function allTargets(req: PayloadRequest, kinds: readonly TargetKind[]): Promise<LinkTarget[]> {
  return (await Promise.all(kinds.map((kind) => targetsOfKind(req, kind)))).flat();
}

async function targetsOfKind(req: PayloadRequest, kind: TargetKind): Promise<LinkTarget[]> {
  const select = Object.fromEntries([...fields[kind], '_status'].map((field) => [field, true]));
  const all = { collection: kind, depth: 0, locale: 'all', pagination: false, select: untyped(select), req } as const;
  const mayRead = { overrideAccess: false, user: req.user, disableErrors: true } as const;
  const read = async (draft: boolean) =>
    (await req.payload.find({ ...all, ...mayRead, draft })).docs as unknown as Row[];
  const stored = await read(false);
  if (kind === 'documents') return stored.flatMap((row) => targetOfRow(kind, row, true));
  const online = stored.filter(({ _status }) => _status === 'published');
  const ids = new Set(online.map(({ id }) => id));
  const drafts = ids.size < stored.length ? (await read(true)).filter(({ id }) => !ids.has(id)) : [];
  return [
    ...online.flatMap((row) => targetOfRow(kind, row, true)),
    ...drafts.flatMap((row) => targetOfRow(kind, row, false)),
  ];
}

function targetOfRow(kind: TargetKind, row: Row, isOnline: boolean): LinkTarget[] {
  const address = addressOf(kind, row);
  if (!address) return [];
  const { en, ar } = (typeof row.title === 'object' && row.title ? row.title : { en: row.title }) as Partial<Label>;
  const title = label(String(en || ar || address), String(ar || en || address));
  return [{ kind, id: row.id, address: address === '/home' ? '/' : address, title, isOnline }];
}
