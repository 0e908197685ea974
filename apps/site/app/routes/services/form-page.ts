import { createContext, data, type LoaderFunctionArgs } from 'react-router';
import { type Flash, readFlash } from '#app/forms/flash.server.ts';
import { type LoadedPage, loadPageIfAny } from '../content/load-page.ts';

/** What a screen with a form shows: its content, or the response to what was just sent. */
export type FormPage = {
  loaded?: LoadedPage;
  flash?: Flash;
  /** Something was sent, and the browser did not keep its flash: it takes no cookies, or they are gone. */
  unkept?: boolean;
};

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
  const unkept = isUnkept(request, flash);
  return data<FormPage>({ loaded, flash, unkept }, flash && { headers: { 'cache-control': 'no-store' } });
}

/** True where the address says that something was sent, and no flash came along. */
export function isUnkept({ method, url }: Request, flash: Flash | undefined): boolean {
  return method === 'GET' && !flash && new URL(url).searchParams.has('sent');
}

/** The flash that the request brings to a confirmation (`?sent=1`). */
export function flashOf(request: Request, kind: string): Flash | undefined {
  return new URL(request.url).searchParams.has('sent') ? readFlash(request, kind) : undefined;
}
