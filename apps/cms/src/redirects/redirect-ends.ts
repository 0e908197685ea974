import { splitPrefix } from '@insurer/contract/language.ts';
import { isReservedName } from '@insurer/contract/reserved-names.ts';

export type Redirect = { from: string; to: string };

/**
 * The redirects that lead somewhere, each with its end. One that goes round is left out, and so is one that ends where no page is
 * online: its visitors are better told so at the address that they came by, and it is back with the page.
 *
 * @param online the names where the site answers, in small letters
 */
export function leadingRedirects(all: readonly Redirect[], online: ReadonlySet<string>): Redirect[] {
  const targets = new Map(all.map(({ from, to }) => [`/${from}`, to]));
  return all.flatMap(({ from, to }) => {
    const end = endOf(to, targets);
    return end === undefined || end === `/${from}` || !isThere(end, online) ? [] : [{ from, to: end }];
  });
}

/** The end of a chain; undefined where it has none. */
function endOf(path: string, targets: ReadonlyMap<string, string>): string | undefined {
  let at = path;
  for (let step = 0; step <= targets.size; step++) {
    const next = targets.get(at);
    if (next === undefined) return at;
    at = next;
  }
  return undefined;
}

/** Whether the site answers at a path of its own, in either language; jobs and files are not looked up. */
function isThere(path: string, online: ReadonlySet<string>): boolean {
  const [name = ''] = splitPrefix(path).path.slice(1).split('/');
  return name === '' || isReservedName(name) || online.has(name.toLowerCase());
}
