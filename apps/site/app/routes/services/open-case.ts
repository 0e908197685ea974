import { isToken, readCaseDetails } from '@insurer/contract/case-details.ts';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { readServiceRequest } from '#app/content/submissions.ts';
import { openCaseCookie } from '#app/forms/open-cases.server.ts';
import { readFormBody } from '#app/forms/read-body.server.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';

/** Nobody comes here by a link. */
export function loader({ params, context }: LoaderFunctionArgs) {
  return redirect(casePath(context.get(viewContext), params.reference ?? ''), {
    headers: { 'cache-control': 'no-store' },
  });
}

/** Opens a request in this browser, with a token that came in the body. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { token = '' } = (await readFormBody(request, 16 * 1024)).values;
  return openCase(request, context.get(viewContext), params.reference ?? '', token);
}

/**
 * Asks the service with a token and, where it opens the request, keeps it in a cookie. In both cases the browser goes on to an
 * address without it.
 */
export async function openCase(request: Request, view: View, reference: string, token: string): Promise<Response> {
  const result = isToken(token) ? await readServiceRequest(view, { reference, token }, { peek: true }) : undefined;
  const details = result?.ok ? readCaseDetails(result.body, view.language).details : undefined;
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (details) headers.append('set-cookie', openCaseCookie(request, { reference: details.reference, token }));
  const address = casePath(view, details?.reference ?? reference);
  // Where nobody could say, or what was said is no request, the link may still be good. The service does not lack the call: it has given
  // the token, and a page in place of its word comes from something before it.
  const isUnknown = result && (result.ok || result.isPage || result.status < 400 || result.status >= 429);
  const why = details ? '' : isUnknown ? '?failed=1' : '?ended=1';
  return redirect(`${address}${why}`, { status: 303, headers });
}

/** The address of one request, in the language of the page. */
export function casePath(view: View, reference: string): string {
  return localPath(`/my-requests/${encodeURIComponent(reference)}`, view.language);
}
