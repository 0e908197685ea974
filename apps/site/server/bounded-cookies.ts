/** nginx takes 8 KB of one header by its defaults, Node 16 KB of all: a browser that sends more gets no page of the site at all. */
const maxBytes = 7_900;

/** What the site keeps in cookies, what is needed least first: answers to an offer are given again quicker than a claim. */
const kinds = [/^quote-/, /^savings$/, /^visit-plan$/, /^receipt$/, /^requests$/, /^claim-\d/];

const sizeOf = (name: string, value: string) => `${name}=${value}; `.length;
const plain = (name: string) => name.replace(/^__Host-/, '');

/**
 * The Set-Cookie headers of a response, and those that end what a browser keeps besides, where it would send more than proxies
 * take. What the response itself gives stays, as does what is not the site's or is a choice of a few letters.
 */
export function boundedCookies(sent: string | null, given: readonly string[]): string[] {
  if (given.length === 0) return [];
  const kept = new Map<string, number>();
  for (const [name, value] of pairsOf(sent ?? '')) kept.set(name, sizeOf(name, value));
  const own = new Map(pairsOf(given.map((cookie) => cookie.split(';')[0]).join('; ')));
  for (const name of own.keys()) kept.delete(name);
  const room = maxBytes - [...own].reduce((sum, [name, value]) => sum + (value ? sizeOf(name, value) : 0), 0);
  // Where what is not the site's is too much by itself, nothing that it gave up would help.
  const others = [...kept].filter(([name]) => !kinds.some((kind) => kind.test(plain(name))));
  if (sumOf(new Map(others)) > room) return [...given];
  const ended: string[] = [];
  for (const kind of kinds) {
    if (sumOf(kept) <= room) break;
    for (const name of kept.keys()) {
      if (kind.test(plain(name)) && kept.delete(name)) ended.push(name);
    }
  }
  return [...given, ...ended.map(ending)];
}

function pairsOf(cookies: string): [string, string][] {
  return cookies.split('; ').flatMap((cookie) => {
    const at = cookie.indexOf('=');
    return at > 0 ? [[cookie.slice(0, at), cookie.slice(at + 1)] as [string, string]] : [];
  });
}

function sumOf(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

function ending(name: string): string {
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${name.startsWith('__Host-') ? '; Secure' : ''}`;
}
