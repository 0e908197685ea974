import { asJson, bodyOf, callService, refusalOf } from '../../call-service.ts';
import type { SecondFactorTexts } from './screen-words.ts';

/** Something that can be told the person as it stands. */
export class ReadableError extends Error {}

/**
 * One step of the second factor.
 * @throws ReadableError what the service said, or that it did not answer
 */
export async function ask<Result>(api: string, path: string, body: object, say: SecondFactorTexts): Promise<Result> {
  const response = await callService(`${api}/second-factor${path}`, asJson(body));
  if (!response?.ok) throw new ReadableError((await refusalOf(response)) ?? say.failed);
  return (await bodyOf<Result>(response)) as Result;
}
