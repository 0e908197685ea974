import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { readSaved, type Saved, savedPath } from '#app/application/saved-answers.server.ts';
import type { SavedQuote } from '#app/application/saved-answers.ts';
import { ContentFailure } from '#app/content/content-failure.ts';
import { readRatedList, readRatesOf } from '#app/content/rates.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { localPath } from '#app/ui/local-path.ts';
import { viewContext } from '#app/view-context.ts';
import { type ComparedQuote, comparedQuote } from './compared-quote.ts';
import { resume } from './resume.server.ts';

/** What the screen of a link shows; nothing saved where the link has ended. */
export type SavedData = {
  saved?: Saved;
  quote?: ComparedQuote;
  /** The address of the link itself. */
  link: string;
  /** The visitor has just saved it. */
  isNew: boolean;
};

/** What a link holds, and for a quote what its prices are today. */
export async function loadSaved({ request, context }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  await readSettings(view);
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('key') ?? '';
  const saved = readSaved(token);
  const link = `${view.siteUrl}${savedPath(token, view)}`;
  const quote = saved?.answers.of === 'quote' ? await withToday(saved.answers, view) : undefined;
  return data<SavedData>(
    { ...(saved && { saved }), ...(quote && { quote }), link, isNew: searchParams.has('new') },
    { status: saved ? 200 : 404, headers: { 'cache-control': 'no-store' } },
  );
}

/** Keeps in this browser what the link holds, and goes on there. */
export function continueSaved({ request, context }: ActionFunctionArgs): Response {
  const view = context.get(viewContext);
  const token = new URL(request.url).searchParams.get('key') ?? '';
  const saved = readSaved(token);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (!saved) return redirect(savedPath(token, view), { status: 303, headers });
  const { path, cookies } = resume(saved, request);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(localPath(path, view.language), { status: 303, headers });
}

/** The prices of then stand also where today's cannot be read. */
async function withToday(saved: SavedQuote, view: Parameters<typeof readRatesOf>[0]): Promise<ComparedQuote> {
  const rates = await readRatesOf(view, saved.product).catch((error: unknown) => {
    // The content store has logged it.
    if (error instanceof ContentFailure) return undefined;
    throw error;
  });
  const product = (await readRatedList(view)).find((entry) => entry.product === saved.product)?.label;
  return comparedQuote(saved, rates, product, view.texts);
}
