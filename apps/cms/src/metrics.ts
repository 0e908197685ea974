import { durationSteps } from '@insurer/contract/duration-steps.ts';

/** What the content service counts. Alerts and dashboard (deploy/prometheus, deploy/grafana) read these. */
export const metricNames = [
  'cms_cases_total',
  'cms_erased_total',
  'cms_erasing_failed_total',
  'cms_event_streams',
  'cms_jobs_last_run_seconds',
  'cms_limited_total',
  'cms_mails_total',
  'cms_outbox_deliveries_total',
  'cms_overdue',
  'cms_request_duration_seconds_bucket',
  'cms_request_duration_seconds_count',
  'cms_request_duration_seconds_sum',
  'cms_requests_total',
  'cms_scans_total',
  'cms_webhooks_total',
  'process_resident_memory_bytes',
  'process_uptime_seconds',
] as const;
export type MetricName = (typeof metricNames)[number];
type Labels = Record<string, string>;

/** The server process and Next's own bundle load this file separately; the numbers belong to the process. */
const shared = globalThis as typeof globalThis & { insurerCmsMetrics?: Map<string, number> };
shared.insurerCmsMetrics ??= new Map();
const numbers = shared.insurerCmsMetrics;

/** Counts one more of something, for example `countOf('cms_requests_total', { call: 'pages' })`. */
export function countOf(name: MetricName, labels: Labels = {}, by = 1): void {
  const key = seriesName(name, labels);
  numbers.set(key, (numbers.get(key) ?? 0) + by);
}

/** Counts how long a call of the contract took, as a histogram of Prometheus. */
export function countDuration(call: string, seconds: number): void {
  for (const end of [...durationSteps, Number.POSITIVE_INFINITY]) {
    const le = Number.isFinite(end) ? String(end) : '+Inf';
    countOf('cms_request_duration_seconds_bucket', { call, le }, seconds <= end ? 1 : 0);
  }
  countOf('cms_request_duration_seconds_sum', { call }, seconds);
  countOf('cms_request_duration_seconds_count', { call });
}

/** Sets a number that goes up and down, for example a length or a time. */
export function setGauge(name: MetricName, value: number, labels: Labels = {}): void {
  numbers.set(seriesName(name, labels), value);
}

/** A number as it was counted or set last; undefined where it never was. */
export function gaugeOf(name: MetricName, labels: Labels = {}): number | undefined {
  return numbers.get(seriesName(name, labels));
}

/** Everything counted so far, in the Prometheus text format. */
export function metricsText(): string {
  const memory = process.memoryUsage();
  setGauge('process_resident_memory_bytes', memory.rss);
  setGauge('process_uptime_seconds', Math.round(process.uptime()));
  const lines = [...numbers].map(([series, value]) => `${series} ${value}`);
  return `${lines.sort().join('\n')}\n`;
}

function seriesName(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value.replace(/["\\\n]/g, '_')}"`);
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
}
