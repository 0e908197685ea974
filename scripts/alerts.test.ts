import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { metricNames as metricsOfService } from '../apps/cms/src/metrics.ts';
import { metricNames as metricsOfSite } from '../apps/site/server/metrics.ts';

// deploy/prometheus, deploy/grafana and docs/runbook.md name what the apps count, and each other.
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Alert = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { name: string; rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('deploy/grafana/dashboard.json')) as Dashboard;

/** Made by Prometheus itself for whatever it asks. */
const metricsOfPrometheus = ['up'];
const known = new Set<string>([...metricsOfService, ...metricsOfSite, ...metricsOfPrometheus]);

/** What an expression reads: its words, without the values and names of labels, functions and keywords. */
function metricsIn(expression: string): string[] {
  const words = expression
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\bby \([^)]*\)/g, '')
    .replace(/\[\d+[smhd]\]/g, '')
    .matchAll(/\b([a-z_][a-z0-9_]*)\b(?!\s*\()/gi);
  const operators = new Set(['and', 'or', 'sum', 'max', 'e8', 'e9']);
  return [...words].map(([word]) => word).filter((word) => !operators.has(word) && !/^\d/.test(word));
}

it('every alert and every panel reads metrics that the apps have', () => {
  const expressions = [
    ...alerts.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ];
  for (const [name, expression] of expressions) {
    const metrics = metricsIn(expression);
    expect(metrics.length, name).toBeGreaterThan(0);
    for (const metric of metrics) expect(known, name).toContain(metric);
  }
});

it('every call that an alert names is one of the content service', () => {
  const named = alerts.flatMap(({ expr }) =>
    [...expr.matchAll(/call=~"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|')),
  );
  expect(named).toContain('contact-us');
  expect(callsOfService()).toEqual(expect.arrayContaining(named));
});

it('every alert says how bad it is and has its paragraph in the runbook, and no paragraph is of no alert', () => {
  const runbook = read('docs/runbook.md');
  const paragraphs = [...runbook.matchAll(/^## (\w+)\n\*(Page|Ticket)\.\*/gm)].map(([, name, severity]) => [
    name,
    severity?.toLowerCase(),
  ]);
  expect(alerts.map(({ alert, labels }) => [alert, labels.severity]).toSorted()).toEqual(paragraphs.toSorted());
  for (const { alert, annotations } of alerts) {
    const [file = '', anchor] = annotations.runbook.split('#');
    expect(existsSync(join(root, file))).toBe(true);
    expect(anchor).toBe(alert.toLowerCase());
    expect(annotations.summary).toMatch(/\S/);
  }
});

/** The names that calls have in the metrics, as their routes give them. */
function callsOfService(): string[] {
  const folder = join(root, 'apps/cms/src/app/api');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('route.ts'));
  return files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    return [...source.matchAll(/contractRoute\(\s*'([^']+)'/g)].map(([, name = '']) => name);
  });
}
