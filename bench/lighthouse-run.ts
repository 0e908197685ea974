import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '../e2e/browser.ts';

/** Fetched on demand, not by `npm install`: it is as large as the rest of the tools together. */
export const lighthouse = 'lighthouse@13.5.0';
const tools = join(import.meta.dirname, '../test-results/.tools');

type Audit = { id: string; title: string; score: number | null; numericValue?: number; displayValue?: string };
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number; hostUserAgent: string };
  runWarnings: string[];
};

/** What one run of Lighthouse says of a page. */
export type LighthouseRun = {
  scores: Record<string, number>;
  /** Milliseconds, and for `cls` the sum. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits that are not green, with what they say. */
  issues: string[];
  /** Lighthouse's own measure of the machine while it ran; idle and loaded machines differ by a factor. */
  machine: number;
  browser: string;
};

/** @param flags of the command, such as `--preset=desktop` or `--only-categories=seo` */
export async function runLighthouse(url: string, flags: string[] = []): Promise<LighthouseRun> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    await run(url, ['--output=json', `--output-path=${output}`, ...flags]);
    return readReport(JSON.parse(readFileSync(output, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport({ categories, audits, environment }: Report): LighthouseRun {
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const counted = new Set(Object.values(categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)));
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    issues: Object.values(audits)
      .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.9)
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
    machine: environment.benchmarkIndex,
    browser: /Chrom\w*\/([\d.]+)/.exec(environment.hostUserAgent)?.[1] ?? 'unknown',
  };
}

async function run(url: string, flags: string[]): Promise<void> {
  const browserFlags = ['--headless=new', '--no-default-browser-check', ...(chromium.args ?? [])].join(' ');
  const install = ['exec', '--yes', '--prefer-offline', `--cache=${tools}`, `--package=${lighthouse}`, '--'];
  const command = ['lighthouse', url, '--quiet', '--no-enable-error-reporting', `--chrome-flags=${browserFlags}`];
  const quiet = { npm_config_update_notifier: 'false', DO_NOT_TRACK: '1' };
  const env = { ...process.env, CHROME_PATH: chromium.executablePath, ...quiet };
  await promisify(execFile)('npm', [...install, ...command, ...flags], { cwd: tmpdir(), env }).catch((error) => {
    throw new Error(`Lighthouse failed on ${url}:\n${String(error.stderr || error.message).slice(-2000)}`);
  });
}
