import { problemAnswer } from '../../../http/responses.ts';

/** Whatever the contract does not have is answered as its failures are. */
export function GET(): Response {
  return problemAnswer(404, 'There is no such call.');
}

export const POST = GET;
