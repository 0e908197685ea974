import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as site } from '../fixtures.ts';
import type { Engine, EngineName } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

/** How an engine starts, and the programs that it takes (`npm test` installs them where it can; on a build server one that is missing fails). */
const starts: Record<EngineName, { programs: string[]; start: () => Promise<Engine> }> = {
  firefox: { programs: ['firefox-esr'], start: startFirefox },
  webkit: { programs: ['WebKitWebDriver', 'xvfb-run'], start: startWebkit },
};

/** Which engine a project of playwright.config.ts is for. */
export type Engines = { engine: Engine; engineName: EngineName };

/** The site on the fake service, and one of the other engines, one of each for a worker. */
export const test = site.extend<object, Engines>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      // Which tests then do nothing each of them says by itself.
      if (missingFor(engineName)) return use(undefined as unknown as Engine);
      const engine = await starts[engineName].start();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // These journeys open no window of Playwright's own.
  issues: async ({ engineName }, use) => {
    const missing = missingFor(engineName);
    const why = `needs ${missing}, which is not installed`;
    // A green run of a build server says that these journeys passed.
    if (missing && process.env.CI) throw new Error(why);
    test.skip(missing !== undefined, why);
    await use({ allow: () => undefined });
  },
});

function missingFor(name: EngineName): string | undefined {
  return starts[name].programs.find((program) => !isOnPath(program));
}

export { expect };

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)));
}
