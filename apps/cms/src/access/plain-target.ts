/** A fragment, a backslash, an empty segment, or one that leads to another. */
const misleading = /[\\#]|\/{2}|\/(\.|%2e){1,2}(\/|$)/i;
/** NUL, in whatever part: nothing is called so, and PostgreSQL fails at being asked for it. */
const nul = '%00';
/** Every room of the service has a name that needs no encoding: `/admin`, `/cms-api`, `/api`, `/media`, `/_next`. */
const plainRoom = /^\/[\w.~-]*(\/|$)/;

/**
 * Whether a request's target is spelled as browsers and the site spell it. What stands before Next knows each room by how the
 * target begins (body-limits.ts, admin-turns.ts); what cannot be decoded Next answers with 500.
 */
export function isPlainTarget(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return !target.includes(nul) && plainRoom.test(path) && !misleading.test(path) && isDecodable(path);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
