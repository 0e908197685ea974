import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApiDocument } from './document.ts';

const written = readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8');

it('openapi.json is current: `npm run openapi` writes it', () => {
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

it('openapi.json has no fault that the recommended rules find', async () => {
  // The repository grants no licence, so there is none to name.
  const rules = { 'info-license': 'off', 'info-license-strict': 'off' } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: written, config, absoluteRef: 'openapi.json' });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([]);
});
