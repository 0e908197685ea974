import type { IncomingMessage } from 'node:http';

/** Where the server writes down who calls (incoming-request.ts), whatever the caller says there. */
export const callerAddressHeader = 'x-caller-address';

/** The network address of a request's caller, one of IPv4 in its own form; undefined where the service itself acts. */
export function callerAddressOf(headers: Headers | undefined): string | undefined {
  return headers?.get(callerAddressHeader)?.replace(/^::ffff:(?=\d+\.)/i, '') ?? undefined;
}

/** The same, of a request that the server has admitted, before Next reads it. */
export function callerOf({ headers }: IncomingMessage): string | undefined {
  return headers[callerAddressHeader]?.toString();
}
