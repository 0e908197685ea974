/** Files, not pages: the browser shows or saves them. */
const filePaths = /^\/(media|assets|brand|icons|fonts)\//;

/** Where a click leads, if it is a plain click on a link to another page of this site; else undefined. */
export function linkAddress(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || (link.target && link.target !== '_self')) return undefined;
  if (link.hasAttribute('download') || 'fullLoad' in link.dataset) return undefined;
  return pageAddress(link.href);
}

/** Where a filter form leads (GET); forms that send something are not ours. */
export function formAddress(event: SubmitEvent): string | undefined {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== 'get' || (form.target && form.target !== '_self')) return undefined;
  const address = new URL(form.action);
  // None of them takes files.
  const fields = [...new FormData(form, event.submitter)] as [string, string][];
  address.search = new URLSearchParams(fields).toString();
  return pageAddress(address.href);
}

/** An address as the in-site navigation shows it; undefined for files, other sites and places of the page itself. */
export function pageAddress(href: string): string | undefined {
  const address = new URL(href, location.href);
  if (address.origin !== location.origin || filePaths.test(address.pathname)) return undefined;
  const samePage = address.pathname === location.pathname && address.search === location.search;
  return samePage && href.includes('#') ? undefined : address.href;
}
