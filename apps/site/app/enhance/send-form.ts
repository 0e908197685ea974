import type { LoadedPage } from './page-document.ts';
import { parsePage } from './parse-page.ts';

/** Slow lines and large files need time; after this there will be no response. Milliseconds. */
const timeoutMs = 180_000;
/** What is said of a form that was longer on the screen, or that came back. Milliseconds. */
const longestSaid = 86_400_000;

/**
 * Posts a form as the browser would, and gives the page that comes back, whatever its status.
 *
 * @param onProgress gets the part that has been sent, 0 to 1
 * @param filledFor how long the form was on the screen, in milliseconds (decision record 0014)
 * @throws when there is no response or no page in it
 */
export function sendForm(form: HTMLFormElement, onProgress: (part: number) => void, filledFor?: number) {
  return new Promise<LoadedPage>((resolve, reject) => {
    const address = form.action.split('#')[0] ?? form.action;
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = timeoutMs;
    request.setRequestHeader('accept', 'text/html');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = async () => {
      const isHtml = request.getResponseHeader('content-type')?.startsWith('text/html');
      const content = isHtml ? await parsePage(request.responseText) : undefined;
      // A fault that answers with a page of its own must not take the place of what was typed.
      const lost = request.status >= 500 && !content?.querySelector('form[data-form], [data-result]');
      if (content?.querySelector('main') && !lost) resolve({ content, address: request.responseURL || address });
      else reject(new Error('not a page'));
    };
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('not sent'));
    const body = new FormData(form);
    if (filledFor !== undefined) body.set('filled_for', String(Math.round(Math.min(filledFor, longestSaid))));
    request.send(body);
  });
}
