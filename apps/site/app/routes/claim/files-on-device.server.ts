import { chosenMark, photosMark } from '#app/application/ended-photos.ts';
import { cookieValue } from '#app/cookie-value.server.ts';
import type { ClaimData } from './claim-data.ts';

/** Whether the browser says that it keeps files of this claim: a form that it sends before its scripts have come takes none along. */
export function isKeptOnDevice(request: Request, since: number): boolean {
  return names(request, photosMark, since);
}

/** Whether files were chosen for this claim before, and whether the browser says that it still keeps them. */
export function chosenBefore(request: Request, since: number): ClaimData['chosenBefore'] {
  if (!names(request, chosenMark, since)) return undefined;
  return isKeptOnDevice(request, since) ? 'kept' : 'ended';
}

function names(request: Request, mark: string, since: number): boolean {
  return cookieValue(request, mark)?.split('.').includes(String(since)) ?? false;
}
