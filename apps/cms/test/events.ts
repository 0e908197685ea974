import { setImmediate } from 'node:timers/promises';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GET } from '../src/app/api/events/route.ts';
import { config } from '../src/config.ts';
import { enqueuePurge } from '../src/purge/enqueue-purge.ts';
import { forgetOldEvents } from '../src/purge/purge-feed.ts';
import { openTestContent } from './test-content.ts';

type Event = { event?: string; id?: string; data?: string; comment?: string };

/** GET /events (docs/contract.md, Events), on the database that DATABASE_URL names. */
export function describeEvents(dialect: 'sqlite' | 'postgres'): void {
  describe(`the events of changes on ${dialect}`, () => {
    let payload: Payload;
    const streams = new Set<Stream>();
    beforeAll(async () => {
      payload = await openTestContent();
    });
    afterEach(async () => {
      vi.useRealTimers();
      await Promise.all([...streams].map((stream) => stream.close()));
      streams.clear();
    });
    afterAll(() => payload?.destroy());

    async function follow(lastId?: string): Promise<Stream> {
      const response = await call(lastId === undefined ? {} : { 'last-event-id': lastId });
      expect(response.status).toBe(200);
      const stream = new Stream(response);
      streams.add(stream);
      return stream;
    }
    const change = (...keys: string[]) => enqueuePurge({ payload }, keys);
    const publish = (name: string) =>
      payload.create({ collection: 'pages', data: { name, title: name, _status: 'published' } });
    const keysOf = ({ data = '{}' }: Event) => (JSON.parse(data) as { keys: string[] }).keys;

    it('says what was published, to everybody who listens, with an id that grows', async () => {
      const [one, other] = [await follow(), await follow()];
      const [{ id: start }] = [await one.next(), await other.next()];
      await publish('first-page');
      const first = await one.next();
      expect(first).toEqual({
        event: 'purge',
        id: expect.stringMatching(/^\d+$/),
        data: '{"keys":["pages/first-page"]}',
      });
      expect(await other.next()).toEqual(first);
      expect(Number(first.id)).toBeGreaterThan(Number(start));
      await payload.updateGlobal({ slug: 'header', data: { button_label: 'Quote' } });
      const second = await one.next();
      expect(keysOf(second)).toEqual(['headers']);
      expect(Number(second.id)).toBeGreaterThan(Number(first.id));
    });

    it('goes on after Last-Event-ID, even where nothing had changed before the break', async () => {
      const before = await follow();
      const { id: start } = await before.next();
      await before.close();
      await change('pages/a');
      await change('jobs', 'pages/a');
      const after = await follow(start);
      await after.next();
      const missed = await after.next();
      expect(keysOf(missed)).toEqual(['pages/a', 'jobs']);
      const latest = await follow(missed.id);
      expect(await latest.next()).toEqual({ comment: 'connected', id: missed.id });
      await change('headers');
      expect(keysOf(await latest.next())).toEqual(['headers']);
    });

    it('says reset for an id that is too old, unknown or none, and goes on from there', async () => {
      for (const key of ['pages/a', 'pages/b', 'pages/c']) await change(key);
      const { docs } = await payload.db.find<{ id: number }>({
        collection: 'purge-events',
        sort: 'id',
        pagination: false,
      });
      const ids = docs.map(({ id }) => id);
      const [first, newest = 0] = [ids.at(-3), ids.at(-1)];
      const data = { createdAt: new Date(Date.now() - 25 * 60 * 60_000).toISOString() };
      await payload.db.updateMany({ collection: 'purge-events', where: {}, data });
      await forgetOldEvents(payload);
      for (const unknown of [String(first), String(newest + 1), '-1', 'x', '', '9'.repeat(40), '1; DROP TABLE users']) {
        const stream = await follow(unknown);
        expect(await stream.next(), unknown).toEqual({ event: 'reset', id: String(newest), data: '{}' });
        await stream.close();
      }
      const stream = await follow(String(newest));
      expect(await stream.next()).toEqual({ comment: 'connected', id: String(newest) });
    });

    it('says nothing of what was rolled back', async () => {
      await publish(`taken-${dialect}`);
      const stream = await follow();
      await stream.next();
      await expect(publish(`taken-${dialect}`)).rejects.toThrow();
      await change('headers');
      expect(keysOf(await stream.next())).toEqual(['headers']);
    });

    it('says everything instead of very many places', async () => {
      const stream = await follow();
      await stream.next();
      await change(...Array.from({ length: 201 }, (_, n) => `pages/p${n}`));
      expect(keysOf(await stream.next())).toEqual(['*']);
    });

    it('sends a comment line every second, by which the site knows in a few that a process hangs', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const stream = await follow();
      await stream.next();
      vi.advanceTimersByTime(1_000);
      expect(await stream.block()).toEqual({ comment: 'alive' });
    });

    it('is for the holder of the key alone, never kept, and not a stream for HEAD', async () => {
      expect((await GET(new Request('http://cms.test/api/events'), none)).status).toBe(401);
      const { headers } = (await follow()).response;
      expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store, no-transform');
      expect((await call({}, 'HEAD')).body).toBeNull();
    });

    it('has room for a hundred streams; one that is closed makes room', async () => {
      for (let n = 0; n < 100; n++) await follow();
      const refused = await call({});
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
      await [...streams][0]?.close();
      expect((await follow()).response.status).toBe(200);
    });

    it('cuts off who reads nothing, and holds only so much for him', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const stream = await follow();
      vi.advanceTimersByTime(1_000 * 10_000);
      await expect(stream.readAll()).rejects.toThrow('too slow');
      expect(vi.getTimerCount()).toBe(0);
    });

    it.runIf(dialect === 'postgres')('gives ids in the order of commits, whoever began first', async () => {
      const [early, late] = [await payload.db.beginTransaction(), await payload.db.beginTransaction()];
      if (early === null || late === null) throw new Error('no transactions');
      await enqueuePurge({ payload, transactionID: early }, ['pages/early']);
      await enqueuePurge({ payload, transactionID: late }, ['pages/late']);
      const stream = await follow();
      await stream.next();
      await payload.db.commitTransaction(late);
      expect(keysOf(await stream.next())).toEqual(['pages/late']);
      await payload.db.commitTransaction(early);
      expect(keysOf(await stream.next())).toEqual(['pages/early']);
    });
  });
}

const none = { params: Promise.resolve({}) };

function call(headers: Record<string, string>, method = 'GET'): Promise<Response> {
  const authorization = `Bearer ${config.contentApiKeys[0]}`;
  return GET(new Request('http://cms.test/api/events', { method, headers: { authorization, ...headers } }), none);
}

/** A stream as the site reads it, event by event. */
class Stream {
  readonly response: Response;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #text = '';

  constructor(response: Response) {
    this.response = response;
    if (!response.body) throw new Error('no body');
    this.#reader = response.body.getReader();
  }

  /** What it says next, but for the beat that comes each second. */
  async next(): Promise<Event> {
    for (;;) {
      const block = await this.block();
      if (block.comment !== 'alive') return block;
    }
  }

  async block(): Promise<Event> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const lines = this.#text.slice(0, end).split('\n');
        this.#text = this.#text.slice(end + 2);
        return Object.fromEntries(
          lines.map((line) => {
            const [, name, value] = /^(\w*): (.*)$/.exec(line) ?? [];
            return [name || 'comment', value];
          }),
        );
      }
      const { value, done } = await this.#reader.read();
      if (done) throw new Error('the stream has ended');
      this.#text += this.#decoder.decode(value, { stream: true });
    }
  }

  async readAll(): Promise<void> {
    while (!(await this.#reader.read()).done) await setImmediate();
  }

  close(): Promise<void> {
    return this.#reader.cancel().catch(() => undefined);
  }
}
