import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatIsOutOfDate } from './run/build.mjs';
import { installWhatIsMissing } from './run/install.mjs';
import { binFolder, mustFindNode, root, toolEnvironment } from './run/places.mjs';
import { startPostgres } from './run/postgres.mjs';
import { findChromium, installFrontCaches, installOtherEngines, mustHaveJavaAndOpenssl } from './run/test-tools.mjs';
import { leftOut } from './test/half-of-twins.mjs';

// `npm test`: everything a clean checkout must pass. `npm run test:full`, with `--full`: what it walks a part of, whole (scripts/test/scope.ts).
// Node's own modules only, since nothing is installed yet.
const { values: given } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
const scope = given.full ? { TEST_SCOPE: 'full' } : {};
const results = join(root, 'test-results');
const playwright = join(binFolder, 'playwright');
const journeysOf = ['test', '-c', 'e2e/playwright.config.ts'];
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
/** Hundreds of processes load the same modules: only the first of them compiles each. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');
const began = Date.now();
let passed = 0;
let failed = 0;
/** What was red: a step, a test of a file, or a journey. Said at the end, since hours of other lines may stand between. */
const red = [];
/** Titles of the journeys that were red once and green the second time: each is a defect to mend. */
let retried = [];

installWhatIsMissing();
const chromium = findChromium();
mustHaveJavaAndOpenssl();
installFrontCaches();
installOtherEngines();
const postgres = await startPostgres();
try {
  count(await step('types', 'npm', ['run', '--silent', 'types']));
  count(await step('lint', 'npm', ['run', '--silent', 'lint']));
  const unitReport = join(results, 'unit.json');
  const units = await step(
    'unit, contract and both databases',
    join(binFolder, 'vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    { DATABASE_URL_POSTGRES_TEST: postgres.address },
  );
  countUnit(unitReport, units);
  await buildWhatIsOutOfDate();
  const journeyReport = join(results, 'journeys.json');
  const journeys = await step(
    'browser journeys',
    playwright,
    [...journeysOf, '--retries=1', ...(given.full ? [] : partOfJourneys())],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
  );
  countJourneys(journeyReport, journeys);
  const stage = join('apps', 'cms', 'stage', 'run-stage.ts');
  count(await step('the stage in small: one of each is killed', mustFindNode(), [stage, '--try', '--small']));
  count(await step('conformance table is current', 'npm', ['run', '--silent', 'conformance', '--', '--check']));
} finally {
  await postgres.stop();
}

console.log(`\nTook ${Math.round((Date.now() - began) / 1000)} s\n`);
sayAll('Needed their retry', retried);
sayAll('Red', red);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function step(title, command, parameters, extra = {}) {
  const started = Date.now();
  console.log(`\n› ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: toolEnvironment({ NODE_ENV: 'test', NODE_COMPILE_CACHE: compiled, ...scope, ...extra }),
      stdio: 'inherit',
    });
    child.on('error', () => resolve({ title, ok: false }));
    child.on('close', (code) => {
      console.log(`  ${code === 0 ? '✓' : '✗'} ${title} (${Math.round((Date.now() - started) / 1000)} s)`);
      resolve({ title, ok: code === 0 });
    });
  });
}

/** What makes Playwright walk each journey that is there in both languages in one of them. */
function partOfJourneys() {
  const all = [...journeysOf, '--list', '--reporter=json'];
  const env = toolEnvironment({ NODE_ENV: 'test', CHROMIUM_PATH: chromium });
  const { stdout } = spawnSync(playwright, all, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const file = join(results, 'left-out-journeys.txt');
  writeFileSync(file, leftOut(JSON.parse(stdout).suites).join('\n'));
  return ['--test-list-invert', file];
}

function sayAll(head, titles) {
  if (titles.length > 0) console.log(`${head}:\n${titles.map((title) => `  ${title}`).join('\n')}\n`);
}

function count({ title, ok }) {
  if (ok) passed += 1;
  else fail([title]);
}

function fail(titles) {
  failed += titles.length;
  red.push(...titles);
}

/** A report that is missing or names no test counts as one failure: a run that did not happen is not green. */
function countUnit(file, { ok }) {
  const report = readReport(file);
  if (!report?.numTotalTests) return fail(['unit tests: no report']);
  passed += report.numPassedTests;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  );
  // A file that could not be read has no test, and what went wrong between tests belongs to none.
  const files = report.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name, message }) => `${relative(root, name)}: ${message}`);
  fail([...tests, ...files]);
  if (!ok && tests.length + files.length === 0) fail(['unit tests: an error outside of every test']);
}

function countJourneys(file, { ok }) {
  const report = readReport(file);
  const stats = report?.stats;
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0) return fail(['journeys: no report']);
  retried = journeysThat('flaky', report.suites);
  passed += stats.expected + stats.flaky;
  const unexpected = journeysThat('unexpected', report.suites);
  fail(unexpected);
  if (!ok && unexpected.length === 0) fail(['journeys: an error outside of every test']);
}

/** Titles of the tests that ended so, each with its file, from a suite of Playwright's report and those in it. */
function journeysThat(ended, suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === ended))
      .map(({ file, title }) => `${file}: ${title}`),
    ...journeysThat(ended, inner),
  ]);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
