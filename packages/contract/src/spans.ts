import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { loggedPath } from './logged-path.ts';
import { withoutTrailingSlashes } from './without-trailing-slashes.ts';

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

/** What says which trace a request belongs to, whether it is kept, and what else goes on with it. */
const traceHeaders = ['traceparent', 'tracestate', 'baggage'];

/** What tracing needs to know of the process (decision 0042). */
export type Spans = {
  /** The base address of an OTLP/HTTP receiver. */
  endpoint: string;
  /** The process by its name in the traces. */
  service: string;
  /** Whether a trace that a request brings with it goes on here; otherwise one begins anew. */
  goesOn: (headers: IncomingHttpHeaders) => boolean;
};

/** Traces HTTP in both directions and PostgreSQL, and sends spans in OTLP/HTTP (JSON). @returns sends what is left */
export function startSpans({ endpoint, service, goesOn }: Spans): () => Promise<void> {
  // Asked first of all about each request: a stranger must not have everything traced, which costs most of the rate.
  const isUntraced = ({ url = '', headers }: IncomingMessage): boolean => {
    if (!goesOn(headers)) for (const name of traceHeaders) delete headers[name];
    return untraced.test(url);
  };
  const url = `${withoutTrailingSlashes(endpoint)}/v1/traces`;
  const sdk = new NodeSDK({
    serviceName: service,
    // What a machine and its user are called is nobody's business.
    autoDetectResources: false,
    traceExporter: withoutPersonalData(new OTLPTraceExporter({ url })),
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: isUntraced,
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

/**
 * Runs a statement of a database that has no instrumentation as a span of what it is for; what nobody asked for is none.
 *
 * @param system as OpenTelemetry names it, such as `sqlite`
 * @param statement of which the first word alone is kept
 */
export async function inStatementSpan<Result>(
  system: string,
  statement: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!trace.getActiveSpan()) return run();
  const operation = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? '';
  const attributes = { 'db.system.name': system, 'db.operation.name': operation };
  const span = trace.getTracer(system).startSpan(`${system}.query:${operation}`, { kind: SpanKind.CLIENT, attributes });
  try {
    return await run();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
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
