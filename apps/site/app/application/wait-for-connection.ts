import { dataEnding } from './application-data.ts';

/** Until a call is tried again where the browser does not notice that the line is back. Milliseconds. */
const againMs = 3_000;
/** From here on nobody has answered: what stands between, or a server that is too busy, says so. */
const unanswered = 502;

/**
 * React Router takes a call that gets no answer for a fault of the application, which ends it with all that was typed. Such a call waits
 * instead: the visitor hears why, and it goes again until it is answered or something newer takes its place (decision 0022).
 *
 * @param words what the visitor hears meanwhile
 */
export function waitForConnection(words: string): void {
  const { fetch } = window;
  const waiting = new Set<object>();
  let notice: HTMLElement | undefined;
  window.fetch = async (target, init) => {
    if (!(target instanceof URL && dataEnding.test(target.pathname))) return fetch(target, init);
    const own = {};
    try {
      for (;;) {
        const response = await responseTo(() => fetch(target, init), init?.signal);
        if (response) return response;
        waiting.add(own);
        notice ??= showNotice(words);
        await nextTry(init?.signal);
      }
    } finally {
      waiting.delete(own);
      if (waiting.size === 0) {
        notice?.remove();
        notice = undefined;
      }
    }
  };
}

/** Undefined where the line was lost, in the midst of a response too. */
async function responseTo(call: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response | undefined> {
  try {
    const response = await call();
    if (response.status >= unanswered && !response.headers.has('x-remix-response')) return undefined;
    return new Response(response.body && (await response.blob()), response);
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}

function nextTry(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, againMs);
    addEventListener('online', go);
    signal?.addEventListener('abort', go);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    }
  });
}

function showNotice(words: string): HTMLElement {
  const notice = document.createElement('div');
  Object.assign(notice, { className: 'toast toast--error', role: 'alert', textContent: words });
  document.querySelector('[data-toast-area]')?.append(notice);
  return notice;
}
