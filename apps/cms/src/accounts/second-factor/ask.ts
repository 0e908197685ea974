import type { Words } from './screen-words.ts';

/** Something that can be told the person as it stands. */
export class Told extends Error {}

/**
 * One step of the second factor.
 * @throws Told what the service said, or that it did not answer
 */
export async function ask<Answer>(api: string, path: string, body: object, say: Words): Promise<Answer> {
  const response = await fetch(`${api}/second-factor${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok) return answer;
  throw new Told(answer?.errors?.[0]?.message ?? say.failed);
}
