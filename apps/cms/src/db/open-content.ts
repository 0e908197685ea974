import { BasePayload, type Payload } from 'payload';
import { config } from '../config.ts';

/** The content cannot be opened. The message is one sentence for the person who starts the process. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}

/**
 * The server's own connection to the content. Next's bundle carries a second copy of Payload's classes, so the
 * two never share an instance; they share the database.
 * @throws ContentUnavailable when the database of DATABASE_URL cannot be opened
 */
export async function openContent(): Promise<Payload> {
  const { default: payloadConfig } = await import('../payload.config.ts');
  const payload = new BasePayload();
  try {
    await payload.init({ config: payloadConfig, disableOnInit: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    throw new ContentUnavailable(`The database of DATABASE_URL (${shownAddress()}) cannot be opened: ${reason}`);
  }
  return payload;
}

/** The database's address without its password. */
function shownAddress(): string {
  return config.database.url.replace(/\/\/([^:@/]+):[^@]*@/, '//$1:…@');
}
