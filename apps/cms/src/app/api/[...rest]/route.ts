import { problemResponse } from '../../../http/responses.ts';

/** Whatever the contract does not have is answered as its failures are. */
export function GET(): Response {
  return problemResponse(404, 'There is no such call.');
}

export const POST = GET;
