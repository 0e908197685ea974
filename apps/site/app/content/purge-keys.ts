/** Whether emptying `purged` empties the copy or page that is kept under, or was made from, `key`. */
export function isPurged(key: string, purged: string): boolean {
  if (purged === '*' || purged === key) return true;
  if (purged === 'headers') return key === 'getHeaders';
  return purged === 'jobs' && /^jobs[?/]/.test(key);
}
