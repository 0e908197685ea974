import type { IncomingHttpHeaders } from 'node:http';
import { timingSafeEqualText } from '@insurer/contract/keys.ts';
import { config } from '../config.ts';

/** Whether headers carry CONTENT_API_KEY: as their bearer token, or beside the token of a visitor. */
export function carryContentKey(headers: IncomingHttpHeaders): boolean {
  const given = headers['x-content-api-key'] ?? bearerIn(headers.authorization);
  return typeof given === 'string' && config.contentApiKeys.some((key) => timingSafeEqualText(given, key));
}

/** The token of an `authorization` header of the kind Bearer. */
export function bearerIn(authorization: string | null | undefined): string | undefined {
  return /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
}
