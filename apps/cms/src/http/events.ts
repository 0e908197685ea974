import { stopping } from '@insurer/contract/graceful-stop.ts';
import { ContractProblem } from '../contract-problem.ts';
import { log } from '../log.ts';
import { setGauge } from '../metrics.ts';
import { followPurges, positionAfter } from '../purge/purge-feed.ts';
import type { Call } from './contract-route.ts';

const maxStreams = 100;
/** The site learns this pace, and takes a process that hangs for gone after four of them. */
const heartbeatMs = 1_000;
/** What one reader may leave lying; who reads slower is cut off and comes back with its last id. */
const maxWaitingBytes = 64 * 1024;
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies neither keep nor gather nor compress it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

let open = 0;

/**
 * GET /events: what the site must forget, as it happens, from the event after `Last-Event-ID` on.
 * @throws ContractProblem 503 when too many streams are open
 */
export async function getEvents({ payload, request }: Call): Promise<Response> {
  if (stopping.aborted) throw new ContractProblem(503, 'This process stops.', { retryAfter: 1 });
  if (open >= maxStreams) throw new ContractProblem(503, 'Too many streams are open.', { retryAfter: 30 });
  const known = request.headers.get('last-event-id') ?? undefined;
  const { position, isReset } = await positionAfter(payload, known);
  // Next answers HEAD with the headers of GET and would never read the stream.
  if (request.method === 'HEAD') return new Response(null, { headers });
  let stop = () => {};
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(encoder.encode(text));
          log('warn', 'a stream of events was not read and is cut off');
          stop();
          controller.error(new Error('The reader is too slow.'));
        };
        // The id goes along from the beginning, so that whoever is cut off before the first change can go on from here.
        send(isReset ? `event: reset\nid: ${position}\ndata: {}\n\n` : `: connected\nid: ${position}\n\n`);
        const unfollow = followPurges(payload, {
          position,
          notify: ({ id, keys }) => send(`event: purge\nid: ${id}\ndata: ${JSON.stringify({ keys })}\n\n`),
        });
        // Whoever follows comes back with its last id, to another instance or to the next process.
        const end = () => {
          stop();
          controller.close();
        };
        stopping.addEventListener('abort', end, { once: true });
        const heartbeat = setInterval(() => send(': alive\n\n'), heartbeatMs).unref();
        count(1);
        stop = () => {
          stop = () => {};
          unfollow();
          clearInterval(heartbeat);
          stopping.removeEventListener('abort', end);
          count(-1);
        };
      },
      cancel: () => stop(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxWaitingBytes }),
  );
  return new Response(stream, { headers });
}

function count(change: 1 | -1): void {
  open += change;
  setGauge('cms_event_streams', open);
}
