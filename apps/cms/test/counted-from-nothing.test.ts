import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { caseKinds } from '../src/cases/case-kinds.ts';
import { metricsText } from '../src/metrics.ts';

const alerts = readFileSync(join(import.meta.dirname, '../../../deploy/prometheus/alerts.yaml'), 'utf8');

// Prometheus sees an increase between two readings: of a series that begins with its first count it sees none.
it('what one alone wakes somebody for is counted from nothing, so that the first one is seen', async () => {
  await import('../src/cases/files/virus-scan.ts');
  await import('../src/cases/retention/erase-due-cases.ts');
  const counters = [...alerts.matchAll(/expr: sum\(increase\((\w+)(?:\{(.*)\})?\[\w+\]\)\) > 0$/gm)];
  expect(counters.map(([, name]) => name)).toEqual(['cms_scans_total', 'cms_erasing_failed_total']);
  const lines = metricsText().split('\n');
  expect(lines).toContain('cms_scans_total{result="infected"} 0');
  for (const kind of caseKinds) expect(lines).toContain(`cms_erasing_failed_total{kind="${kind}"} 0`);
});
