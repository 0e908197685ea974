import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { startBackgroundWork } from '../src/background/background-work.ts';
import { config } from '../src/config.ts';
import { ContractProblem } from '../src/contract-problem.ts';
import { openContent } from '../src/db/open-content.ts';
import { makeFolders } from '../src/db/writable-folders.ts';
import { postContactMessage } from '../src/http/contact-us.ts';
import type { Call } from '../src/http/contract-route.ts';
import { postServiceRequest } from '../src/http/service-requests.ts';
import { prepareContent } from '../src/prepare-content.ts';
import { publishMarked, scheduleMarked } from './marked-content.ts';

// A process of its own: the content service without its admin, which is killed and started again. It takes what visitors send, publishes
// and schedules for an editor, and does what happens by itself, with the very parts of the service.
makeFolders();
const payload = await openContent();
await prepareContent(payload);
startBackgroundWork(payload);
const server = createServer(async (incoming, outgoing) => {
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = Readable.toWeb(incoming) as ReadableStream;
  // Node wants to be told that a body is a stream; the types of the browser do not know it.
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const request = new Request(`http://service${incoming.url}`, init);
  const kind = incoming.url?.split('/').at(-1) ?? '';
  const call = { payload, params: { kind }, query: new URLSearchParams(), request };
  try {
    const answer = await answerTo(kind, call);
    outgoing.writeHead(201).end(JSON.stringify(answer));
  } catch (error) {
    outgoing.writeHead(error instanceof ContractProblem ? error.status : 500).end(String(error));
  }
});
server.listen(config.port, '127.0.0.1', () => process.send?.('ready'));

async function answerTo(kind: string, call: Call): Promise<object> {
  if (kind === 'contact-us') return postContactMessage(call);
  const editing = { publish: publishMarked, schedule: scheduleMarked }[kind];
  if (!editing) return postServiceRequest(call);
  await editing(payload, await call.request.json());
  return {};
}
