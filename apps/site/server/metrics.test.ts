import { expect, it } from 'vitest';
import type { ContentStore } from '#app/content/content-store.ts';
import { metricsText, RequestCounts } from './metrics.ts';
import type { PageCache } from './page-cache.ts';

it('requests and how long they took are counted for Prometheus, each step with the ones before it', () => {
  const requests = new RequestCounts();
  for (const seconds of [0.001, 0.005, 0.3, 12]) requests.add(200, seconds);
  requests.add(503, 0.02);
  const pages = { counts: {}, size: { pages: 0, bytes: 0 } } as unknown as PageCache;
  const text = metricsText(requests, pages, { counts: {} } as ContentStore);
  const lines = text.split('\n').filter((line) => line.startsWith('site_request'));
  expect(lines).toContain('site_requests_total{status="2xx"} 4');
  expect(lines).toContain('site_requests_total{status="5xx"} 1');
  const buckets = lines.filter((line) => line.includes('bucket{status="2xx"'));
  expect(buckets.map((line) => line.replace(/.*le="(.+)"}/, '$1'))).toEqual([
    '0.005 2',
    '0.025 2',
    '0.1 2',
    '0.25 2',
    '0.5 3',
    '1 3',
    '2.5 3',
    '10 3',
    '+Inf 4',
  ]);
  expect(lines).toContain('site_request_duration_seconds_count{status="2xx"} 4');
  expect(lines.find((line) => line.startsWith('site_request_duration_seconds_sum{status="2xx"}'))).toMatch(/ 12\.306/);
});
