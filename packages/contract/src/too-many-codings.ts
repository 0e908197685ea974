import { subscribe } from 'node:diagnostics_channel';

/** What Node's fetch unpacks at most. */
const maxCodings = 5;

/**
 * Node's fetch refuses a response that says to be packed more often, and leaves its body without anybody who listens: the
 * next that happens to it, a line that is cut or a limit of time that is over, would end the process. Such a response
 * keeps its bytes as they came: no JSON for the readers of responses, no picture for who looks at a file. To be called once, by whoever starts a process.
 */
export function unpackFewCodings(): void {
  subscribe('undici:request:headers', (message) => {
    // Names and values in turn, before fetch has read them.
    const { headers } = (message as { response: { headers: Buffer[] } }).response;
    const places = headers.flatMap((name, at) => (at % 2 === 0 && isCoding(name) ? [at] : []));
    const codings = places.flatMap((at) => String(headers[at + 1]).split(','));
    if (codings.length > maxCodings) for (const at of places) headers[at] = Buffer.from('x-not-unpacked');
  });
}

function isCoding(name: Buffer): boolean {
  return name.length === 'content-encoding'.length && String(name).toLowerCase() === 'content-encoding';
}
