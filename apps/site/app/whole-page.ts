/**
 * Bytes of one page. An ordinary one has less than a tenth of it; 400 kB of a response that stand in each of its entries, or 5 MB
 * of signs that are written as five, made 20 to 80 MB, for which everybody waited for seconds and the kept pages were let go.
 */
export const mostPageBytes = 8 * 1_048_576;

/** A page as its text; undefined where it has more bytes than that, and then the rest of it is not read. */
export async function wholePage(
  stream: ReadableStream<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
