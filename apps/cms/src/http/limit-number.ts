import type { Language } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import { giveBackUse, limitUse, limitVisitor } from '../cases/intake/rate-limits.ts';
import { config } from '../config.ts';
import { ContractProblem } from '../contract-problem.ts';

/** Of a number at which too many were wrong already, one network has so many tries left: its owner is not shut out by others. */
const triesOfNetwork = 3;

/**
 * Counts a try at one number, for whom it is not known whether it is right.
 *
 * @param number a digest of what was typed
 * @returns takes the count back, once the try was right
 * @throws ContractProblem 429 where others were wrong too often, and this visitor's network too
 */
export async function limitNumber(
  payload: Payload,
  request: Request,
  number: string,
  language: Language,
): Promise<() => Promise<void>> {
  const subject = `tracked:${number}`;
  const limit = config.limits.lookupsOfNumber;
  try {
    const use = await limitUse(payload, subject, limit, language);
    return () => giveBackUse(payload, use);
  } catch (problem) {
    if (!(problem instanceof ContractProblem) || problem.status !== 429) throw problem;
    await limitVisitor(payload, request, subject, { ...limit, count: triesOfNetwork }, language);
    return async () => undefined;
  }
}
