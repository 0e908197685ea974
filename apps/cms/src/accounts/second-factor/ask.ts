import type { SecondFactorTexts } from './screen-words.ts';

/** Something that can be told the person as it stands. */
export class ReadableError extends Error {}

/**
 * One step of the second factor.
 * @throws ReadableError what the service said, or that it did not answer
 */
export async function ask<Result>(api: string, path: string, body: object, say: SecondFactorTexts): Promise<Result> {
  const response = await fetch(`${api}/second-factor${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const result = await response?.json().catch(() => undefined);
  if (response?.ok) return result;
  throw new ReadableError(result?.errors?.[0]?.message ?? say.failed);
}
