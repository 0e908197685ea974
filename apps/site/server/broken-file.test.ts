import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MediaSigner } from '#app/media-signer.server.ts';
import { cutBrokenFiles } from './broken-file.ts';
import type { Env } from './env.ts';
import { type MediaParts, mediaRoutes } from './media-routes.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const plain = vi.spyOn(console, 'error');
const signer = async () => new MediaSigner({ PURGE_SECRET: ['a key'] });
const headers = { 'content-type': 'application/pdf' };
let found: Response;
let server: Server;

beforeEach(async () => {
  vi.resetAllMocks();
  const parts: MediaParts = { contentApiUrl: 'http://cms/api', signer, log, fetchService: async () => found };
  const site = new Hono<Env>().use(cutBrokenFiles(log)).route('/', mediaRoutes(parts));
  const listener = getRequestListener(
    (asked, bindings) => site.fetch(asked, { ...bindings, requestId: 'request-1' } as Env['Bindings']),
    { overrideGlobalObjects: false },
  );
  server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, resolve));
});
afterEach(() => void server.close());

/** A file of so many chunks that then breaks. */
function breaking(chunks: number): Response {
  let sent = 0;
  const pull = (controller: ReadableStreamDefaultController) =>
    sent++ < chunks ? controller.enqueue(new Uint8Array(65_536)) : controller.error(new TypeError('terminated'));
  return new Response(new ReadableStream({ pull }), { headers });
}

/** What a visitor gets of it, and whether it ended as whole files do. */
function received(): Promise<{ text: string; isWhole: boolean }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    const asked = request({ port, path: '/media/a.pdf', agent: false }, (incoming) => {
      let text = '';
      incoming.on('data', (chunk) => (text += chunk));
      incoming.on('error', () => undefined);
      incoming.on('close', () => resolve({ text, isWhole: incoming.complete }));
    });
    asked.on('error', () => resolve({ text: '', isWhole: false }));
    asked.end();
  });
}

test.each([0, 1, 30])('a file that ends after %i parts ends the line, and is one line in the log', async (chunks) => {
  found = breaking(chunks);
  const { text, isWhole } = await received();
  expect([isWhole, text.includes('Error')]).toEqual([false, false]);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1));
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ requestId: 'request-1', reason: 'TypeError: terminated' });
  expect(plain).not.toHaveBeenCalled();
});
