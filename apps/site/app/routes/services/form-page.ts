import { createContext, data, type LoaderFunctionArgs } from 'react-router';
import { type Flash, readFlash } from '#app/forms/flash.server.ts';
import { openReferences } from '#app/forms/open-cases.server.ts';
import { type LoadedPage, loadPageIfAny } from '../content/load-page.ts';

/** What a screen with a form shows: its content, or the response to what was just sent. */
export type FormPage = {
  loaded?: LoadedPage;
  flash?: Flash;
  unkept?: Unkept;
};

/**
 * Something was sent, and its flash did not come along: it has ended, or the browser takes no cookies. The references of what is
 * open in this browser, the newest first.
 */
export type Unkept = readonly string[];

/** True in the request of a posted form: then the form comes back even where its content cannot be read. */
export const postedContext = createContext<boolean>(false);

/**
 * The loader of a screen with a form.
 *
 * @param name of its content page
 * @param kind of the flash that this screen shows
 */
export async function loadFormPage({ request, context }: LoaderFunctionArgs, name: string, kind: string) {
  const flash = flashOf(request, kind);
  const loaded = await loadPageIfAny(context, name).catch((screen: unknown) => {
    if (!context.get(postedContext)) throw screen;
    return undefined;
  });
  const unkept = unkeptOf(request, flash);
  return data<FormPage>({ loaded, flash, unkept }, sentHeaders(flash, unkept));
}

/** What a browser still knows where the address says that something was sent, and no flash came along. */
export function unkeptOf(request: Request, flash: Flash | undefined): Unkept | undefined {
  const isSent = request.method === 'GET' && new URL(request.url).searchParams.has('sent');
  return isSent && !flash ? openReferences(request) : undefined;
}

/** What somebody has sent is kept by no cache. */
export function sentHeaders(flash: Flash | undefined, unkept: Unkept | undefined): ResponseInit | undefined {
  return flash || unkept ? { headers: { 'cache-control': 'no-store' } } : undefined;
}

/** The flash that the request brings to a confirmation (`?sent=1`). */
export function flashOf(request: Request, kind: string): Flash | undefined {
  return new URL(request.url).searchParams.has('sent') ? readFlash(request, kind) : undefined;
}
