import type { Page } from '@insurer/contract/page.ts';
import type { RouterContextProvider } from 'react-router';
import { asScreen, notFound } from '#app/content/failure-answers.ts';
import { readContentPage } from '#app/content/pages.ts';
import { pageRequestContext } from '#app/request-context.ts';

type Context = Readonly<RouterContextProvider>;

/** The content page of that name, for a loader. Throws the not-found screen, or the screen for the failure. */
export async function loadPage(context: Context, name: string): Promise<Page> {
  const page = await loadPageIfAny(context, name);
  if (!page) throw notFound();
  return page;
}

/** The same for screens that stand without content of their own, such as the forms. */
export async function loadPageIfAny(context: Context, name: string): Promise<Page | undefined> {
  const request = context.get(pageRequestContext);
  try {
    return await readContentPage(request, name);
  } catch (error) {
    throw asScreen(error, request);
  }
}
