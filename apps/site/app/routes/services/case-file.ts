import { FairShare } from '@insurer/contract/fair-share.ts';
import { fileTypes } from '@insurer/contract/requests/check-files.ts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { boundedStream } from '#app/content/bounded-stream.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { readCaseFile } from '#app/content/submissions.ts';
import { readOpenCase } from '#app/forms/open-cases.server.ts';
import { log } from '#app/log.server.ts';
import { viewContext } from '#app/view-context.ts';
import { casePath } from './open-case.ts';

const types: readonly string[] = Object.values(fileTypes).flatMap(({ media }) => media.slice(0, 1));
const maximumBytes = 10 * 1_048_576;
/** At once, of this process. */
const downloads = new FairShare({ all: 60, network: 4, wideNetwork: 20 });
const times = { idle: 30_000, whole: 600_000 };

/** A file that the company sent, for the browser in which its request is open: always saved, never shown in a page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const { visitorAddress } = view;
  const opened = readOpenCase(request, params.reference ?? '');
  if (opened && !downloads.take(visitorAddress, 1)) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    await readSettings(view);
    return new Response(view.texts.forms.tooManyDownloads, { status: 503, headers });
  }
  const leave = () => downloads.leave(visitorAddress, 1);
  const response = opened && (await readCaseFile(view, opened, params.file ?? '').catch(() => undefined));
  const type = response?.headers.get('content-type')?.split(';')[0] ?? '';
  const length = response && lengthOf(response);
  if (!response?.body || !response.ok || !types.includes(type) || (length ?? 0) > maximumBytes) {
    if (opened) leave();
    await response?.body?.cancel().catch(() => undefined);
    log.warn({ call: 'GET file', status: response?.status, requestId: view.requestId }, 'A file could not be had.');
    // The request says what is there, or that it is not open here.
    return redirect(casePath(view, params.reference ?? ''), { status: 303, headers: { 'cache-control': 'no-store' } });
  }
  const given = response.headers.get('content-disposition') ?? '';
  const headers = {
    'content-type': type,
    'content-disposition': /^attachment; filename[\x20-\x7e]{1,500}$/.test(given) ? given : 'attachment',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
    ...(length !== undefined && { 'content-length': String(length) }),
  };
  const body = boundedStream(response.body, length ?? maximumBytes, times, leave);
  if (request.method !== 'HEAD') return new Response(body, { headers });
  await body.cancel();
  return new Response(null, { headers });
}

/** What the service says that a body has; undefined where it does not, or says it of a packed one. */
function lengthOf({ headers }: Response): number | undefined {
  const told = headers.get('content-length') ?? '';
  return /^\d+$/.test(told) && !headers.has('content-encoding') ? Number(told) : undefined;
}
