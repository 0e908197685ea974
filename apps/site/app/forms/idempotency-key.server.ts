import { createHash } from 'node:crypto';
import type { CheckedForm } from './check-posted.server.ts';
import { formIdField } from './form-state.ts';

/**
 * The same filling of a form gives the same key, so that a second try makes no second record (contract). Without
 * scripts nothing tells one filling from another: there the browser, the day and the values have to do.
 */
export async function idempotencyKeyOf(
  { headers }: Request,
  visitorAddress: string | undefined,
  target: string,
  form: CheckedForm,
): Promise<string> {
  const hash = createHash('sha256');
  const add = (part: string | Uint8Array) => hash.update(createHash('sha256').update(part).digest());
  add(target);
  const browserToday = [new Date().toISOString().slice(0, 10), visitorAddress, headers.get('user-agent')].join('\n');
  add(form.typed[formIdField] || browserToday);
  for (const [name, value] of Object.entries(form.values).sort(([a], [b]) => (a < b ? -1 : 1))) {
    add(name);
    add(value);
  }
  for (const [name, files] of Object.entries(form.files)) {
    for (const file of files) {
      add(name);
      add(await file.bytes());
    }
  }
  return hash.digest('hex');
}
