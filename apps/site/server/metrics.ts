import { durationSteps } from '@insurer/contract/duration-steps.ts';
import type { ContentStore } from '#app/content/content-store.ts';
import type { PageCache } from './page-cache.ts';

/** What the site counts. Alerts and dashboard (deploy/prometheus, deploy/grafana) read these. */
export const metricNames = [
  'process_resident_memory_bytes',
  'process_uptime_seconds',
  'site_requests_total',
  'site_request_duration_seconds_bucket',
  'site_request_duration_seconds_sum',
  'site_request_duration_seconds_count',
  'site_page_cache_total',
  'site_page_cache_pages',
  'site_page_cache_bytes',
  'site_content_total',
] as const;
type MetricName = (typeof metricNames)[number];

type Durations = { steps: number[]; sum: number; count: number };

/** Requests since the start and how long they took, by the first digit of their status. */
export class RequestCounts {
  readonly #byDigit = new Map<number, Durations>();

  /** What was counted, with the name of its class (`2xx`), in their order. */
  get byClass(): [string, Durations][] {
    return [...this.#byDigit].toSorted(([one], [other]) => one - other).map(([digit, found]) => [`${digit}xx`, found]);
  }

  /** @param seconds from the first byte that came to the last that left */
  add(status: number, seconds: number): void {
    const digit = Math.floor(status / 100);
    const durations = this.#byDigit.get(digit) ?? { steps: durationSteps.map(() => 0), sum: 0, count: 0 };
    const step = durationSteps.findIndex((end) => seconds <= end);
    if (step >= 0) durations.steps[step] = (durations.steps[step] ?? 0) + 1;
    durations.sum += seconds;
    durations.count += 1;
    this.#byDigit.set(digit, durations);
  }
}

/** The state of the process in the text format of Prometheus. */
export function metricsText(requests: RequestCounts, pages: PageCache, store: ContentStore): string {
  const classes = requests.byClass;
  const lines = [
    ...metric('process_resident_memory_bytes', 'gauge', [['', process.memoryUsage.rss()]]),
    ...metric('process_uptime_seconds', 'gauge', [['', Math.round(process.uptime())]]),
    ...metric(
      'site_requests_total',
      'counter',
      classes.map(([status, { count }]) => [`{status="${status}"}`, count]),
    ),
    '# TYPE site_request_duration_seconds histogram',
    ...classes.flatMap(([status, durations]) => histogram(`status="${status}"`, durations)),
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

/** Each step counts what the ones before it count, as Prometheus reads them. */
function histogram(label: string, { steps, sum, count }: Durations): string[] {
  const name: MetricName = 'site_request_duration_seconds_bucket';
  let upTo = 0;
  const buckets = durationSteps.map((end, step) => {
    upTo += steps[step] ?? 0;
    return `${name}{${label},le="${end}"} ${upTo}`;
  });
  return [
    ...buckets,
    `${name}{${label},le="+Inf"} ${count}`,
    `${'site_request_duration_seconds_sum' satisfies MetricName}{${label}} ${sum}`,
    `${'site_request_duration_seconds_count' satisfies MetricName}{${label}} ${count}`,
  ];
}

function labelled(label: string, counts: Record<string, number>): [string, number][] {
  return Object.entries(counts).map(([name, count]) => [`{${label}="${name}"}`, count]);
}
