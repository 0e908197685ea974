/** Reads an item of the browser's storage; undefined when it is missing or storage is closed to the site. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a choice in the browser's storage and, under the same name, in a cookie that the server can read
 * (decision D16). One year; never anything personal.
 */
export function storeChoice(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be closed to the site; the cookie alone then has to do.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
