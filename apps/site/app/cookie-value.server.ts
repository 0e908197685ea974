/** So long a cookie's content may be: browsers throw away cookies of more than 4096 bytes, their names and attributes included. */
export const longestCookie = 3_800;

/** What a request brings in the cookie of this name; undefined where it brings none. */
export function cookieValue({ headers }: Request, name: string): string | undefined {
  const start = `${name}=`;
  const cookies = headers.get('cookie') ?? '';
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
