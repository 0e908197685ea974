import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// What traces look like with a receiver is in e2e/whole/tracing.spec.ts.
it('without a receiver nothing of tracing is loaded', () => {
  const file = JSON.stringify(join(import.meta.dirname, 'tracing.ts'));
  const say = "console.log(globalThis[Symbol.for('opentelemetry.js.api.1')] ? 'loaded' : 'not loaded')";
  const loads = (endpoint: string) =>
    execFileSync(
      process.execPath,
      [
        '-e',
        `import(${file}).then(async (m) => { await m.startTracing({ service: 'site', endpoint: ${endpoint} }); ${say} })`,
      ],
      { encoding: 'utf8' },
    ).trim();
  expect(loads('undefined')).toBe('not loaded');
  expect(loads("'http://127.0.0.1:9'")).toBe('loaded');
});
