import { createRequire } from 'node:module';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { loggedPath } from './logged-path.ts';

/** All that leaves the process of a span: no query, no statement or its parameters, no visitor's address, no browser, no error's words. */
const open = new Set([
  'db.operation.name',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'url.path',
  'url.scheme',
]);
/** Probes and scrapes, every few seconds, and a stream that never ends. */
const untraced = /^\/(health|ready|metrics|_cache|api\/events)([/?]|$)/;

/** Traces HTTP in both directions and PostgreSQL, and sends spans in OTLP/HTTP (JSON). @returns sends what is left */
export function startSpans(endpoint: string, service: string): () => Promise<void> {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const sdk = new NodeSDK({
    serviceName: service,
    // What a machine and its user are called is nobody's business.
    autoDetectResources: false,
    traceExporter: withoutPersonalData(new OTLPTraceExporter({ url })),
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => untraced.test(url),
        requireParentforOutgoingSpans: true,
      }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  // ESM imports of it pass by unnoticed; what is required is traced, and both are the same module.
  createRequire(import.meta.url)('node:http');
  return () => sdk.shutdown();
}

function withoutPersonalData(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(harmless), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function harmless(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => open.has(name)));
  const name = span.name.split('?', 1)[0] ?? '';
  const path = attributes['url.path'];
  if (typeof path === 'string') attributes['url.path'] = loggedPath(path);
  // Everything else is read through.
  return Object.create(span, {
    name: { value: loggedPath(name) },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}
