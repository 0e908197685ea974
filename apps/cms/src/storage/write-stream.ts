import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a stream into a file that only this user reads, and is through with the file when it says so, also where it fails: one that is
 * still being opened then would come back once it is removed.
 *
 * @throws what the source or the disk says
 */
export async function writeStream(source: AsyncIterable<unknown>, to: string, { flush = false } = {}): Promise<void> {
  const file = createWriteStream(to, { mode: 0o600, flush });
  const closed = new Promise<void>((resolve) => file.once('close', resolve));
  try {
    await pipeline(source, file);
  } catch (error) {
    await closed;
    throw error;
  }
}
