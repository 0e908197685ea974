import type { ContentStore } from '#app/content/content-store.ts';
import type { PageCache } from './page-cache.ts';

/** What the site counts. Alerts and dashboard (deploy/prometheus, deploy/grafana) read these. */
export const metricNames = [
  'process_resident_memory_bytes',
  'process_uptime_seconds',
  'site_requests_total',
  'site_page_cache_total',
  'site_page_cache_pages',
  'site_page_cache_bytes',
  'site_content_total',
] as const;
type MetricName = (typeof metricNames)[number];

/** Requests since the start, by the first digit of their status. */
export class RequestCounts {
  readonly byClass = new Map<string, number>();

  add(status: number): void {
    const name = `${Math.floor(status / 100)}xx`;
    this.byClass.set(name, (this.byClass.get(name) ?? 0) + 1);
  }
}

/** The state of the process in the text format of Prometheus. */
export function metricsText(requests: RequestCounts, pages: PageCache, store: ContentStore): string {
  const lines = [
    ...metric('process_resident_memory_bytes', 'gauge', [['', process.memoryUsage.rss()]]),
    ...metric('process_uptime_seconds', 'gauge', [['', Math.round(process.uptime())]]),
    ...metric('site_requests_total', 'counter', labelled('status', Object.fromEntries([...requests.byClass].sort()))),
    ...metric('site_page_cache_total', 'counter', labelled('result', pages.counts)),
    ...metric('site_page_cache_pages', 'gauge', [['', pages.size.pages]]),
    ...metric('site_page_cache_bytes', 'gauge', [['', pages.size.bytes]]),
    ...metric('site_content_total', 'counter', labelled('result', store.counts)),
  ];
  return `${lines.join('\n')}\n`;
}

function metric(name: MetricName, type: 'gauge' | 'counter', values: [labels: string, value: number][]): string[] {
  return [`# TYPE ${name} ${type}`, ...values.map(([labels, value]) => `${name}${labels} ${value}`)];
}

function labelled(label: string, counts: Record<string, number>): [string, number][] {
  return Object.entries(counts).map(([name, count]) => [`{${label}="${name}"}`, count]);
}
