/** A page from the site's server, parsed but not shown, and the address that it really has. */
export type LoadedPage = { content: Document; address: string };

/**
 * Gets a page of the site. Error screens are pages too; whatever is no HTML, and every failure, rejects.
 * XMLHttpRequest and not fetch: it hands over a parsed document, without the HTML passing through a string that
 * a Trusted Types policy would have to bless.
 */
export function loadPage(address: string, signal: AbortSignal): Promise<LoadedPage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = 20_000;
    request.setRequestHeader('accept', 'text/html');
    request.onload = () => {
      const content: Document | null = request.response;
      if (content?.querySelector('main')) resolve({ content, address: withHash(request.responseURL, address) });
      else reject(new Error('not a page'));
    };
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('not loaded'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send();
  });
}

/** A redirect drops the part behind `#`, which only the browser knows. */
function withHash(finalAddress: string, askedFor: string): string {
  const address = new URL(finalAddress || askedFor, location.href);
  address.hash = new URL(askedFor, location.href).hash;
  return address.href;
}
