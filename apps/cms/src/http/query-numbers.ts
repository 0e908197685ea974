import { ContractProblem } from '../contract-problem.ts';

const wholeNumber = /^\d{1,9}$/;

/**
 * A whole number of the query; undefined where it is not given.
 * @throws ContractProblem 400 for anything else
 */
export function numberOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  if (!wholeNumber.test(text)) throw new ContractProblem(400, `${name} is not one that this service gave or takes.`);
  return Number(text);
}

/** `limit`, 1 to a maximum; undefined where it is not given. @throws ContractProblem 400 for any other */
export function limitOf(query: URLSearchParams, maximum: number): number | undefined {
  const limit = numberOf(query, 'limit');
  if (limit !== undefined && (limit < 1 || limit > maximum))
    throw new ContractProblem(400, `limit must be 1 to ${maximum}.`);
  return limit;
}
