import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startApp } from '../app-process.ts';
import { startThrowAwayPostgres } from '../throw-away-postgres.ts';
import { secrets, startCms } from '../whole-content.ts';

type Attribute = { key: string; value: object };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
};
const traceOfStranger = '4bf92f3577b34da6a3ce929d0e0e4736';
type Seen = Span & { service: string };

/** A receiver of OTLP/HTTP: everything that was sent to it, and the words of it. */
async function startReceiver() {
  const spans: Seen[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (piece) => (text += piece));
    request.on('end', () => {
      texts.push(text);
      for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans) {
        const name = resource.attributes.find(({ key }) => key === 'service.name');
        const service = String(Object.values(name?.value ?? {})[0]);
        for (const { spans: inner } of scopeSpans) spans.push(...inner.map((span) => ({ ...span, service })));
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, spans, texts, stop: () => server.close() };
}

/** Each with what its queries are called, and how one begins that nobody else has. */
const databases = [
  {
    name: 'PostgreSQL',
    query: 'pg.query:SELECT',
    start: async () => {
      const { address, stop } = await startThrowAwayPostgres();
      return { settings: { DATABASE_URL: address.replace(/postgres$/, 'traces') }, stop };
    },
  },
  { name: 'SQLite', query: 'sqlite.query:SELECT', start: async () => ({ settings: {}, stop: () => undefined }) },
];

for (const { name, query, start } of databases) {
  // docs/decisions/0042-tracing.md.
  test(`one trace leads from the request of a visitor through site and service to ${name}, and tells nothing of anybody`, async () => {
    const stops: (() => unknown)[] = [];
    try {
      const database = await start();
      stops.push(database.stop);
      const receiver = await startReceiver();
      stops.push(receiver.stop);
      const folder = await mkdtemp(join(tmpdir(), 'insurer-traces-'));
      stops.push(() => rm(folder, { recursive: true, force: true }));
      const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '200' };
      const settings = { ...database.settings, SEED: 'none', ...tracing };
      const cms = await startCms(folder, 'http://127.0.0.1:9', settings, { seconds: 120 });
      stops.push(cms.stop);
      const site = await startApp('site', { ...secrets, CONTENT_API_URL: `${cms.url}/api`, ...tracing });
      stops.push(site.stop);
      await fetch(`${site.url}/a-page-of-nobody?token=key-of-a-mail`, {
        headers: {
          'user-agent': 'browser-of-somebody',
          // Whoever sends these would decide what is traced.
          traceparent: `00-${traceOfStranger}-00f067aa0ba902b7-01`,
          tracestate: 'stranger=1',
          baggage: 'stranger=1',
        },
      });
      await fetch(`${site.url}/ar/my-requests/reference-of-a-mail/open?key=key-of-a-mail`, { redirect: 'manual' });
      await fetch(`${cms.url}/admin/reset/link-that-opens-an-account`);
      const isOfVisitor = ({ attributes }: Span) =>
        attributes.some(({ key, value }) => key === 'url.path' && Object.values(value)[0] === '/a-page-of-nobody');
      const ofVisitor = () => receiver.spans.find(isOfVisitor);
      await expect.poll(() => ofVisitor()?.service).toBe('site');
      const trace = () => receiver.spans.filter(({ traceId }) => traceId === ofVisitor()?.traceId);
      await expect.poll(() => trace().some(({ name }) => name.startsWith(query))).toBe(true);
      expect(new Set(trace().map(({ service }) => service))).toEqual(new Set(['site', 'content-service']));
      const paths = () =>
        receiver.spans.flatMap(({ attributes }) => attributes.filter(({ key }) => key === 'url.path'));
      for (const masked of ['/ar/my-requests/…/open', '/admin/reset/…'])
        await expect.poll(() => paths().map(({ value }) => Object.values(value)[0])).toContain(masked);
      expect(receiver.spans.map(({ traceId }) => traceId)).not.toContain(traceOfStranger);
      const text = receiver.texts.join('\n');
      for (const secret of [
        'key-of-a-mail',
        'reference-of-a-mail',
        'link-that-opens',
        'stranger',
        'browser-of-somebody',
        'select ',
        'token=',
        ...Object.values(secrets),
      ])
        expect(text).not.toContain(secret);
    } finally {
      for (const stop of stops.reverse()) await stop();
    }
  });
}
