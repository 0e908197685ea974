import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { requestKinds } from '../forms/forms.ts';
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

it('a call that takes files says that there may be no room for them, and when to try again', () => {
  const { paths, components } = openApiDocument();
  const posts = Object.entries(paths).flatMap(([path, { post }]) =>
    post ? [{ path, text: JSON.stringify(post) }] : [],
  );
  const takesFiles = posts.filter(({ text }) => text.includes('contentMediaType')).map(({ path }) => path);
  expect(takesFiles).toEqual(expect.arrayContaining(['/jobs/{id}', '/service-requests/cancel-insurance']));
  expect(posts.filter(({ text }) => text.includes('Problem503')).map(({ path }) => path)).toEqual(takesFiles);
  expect(components.responses.Problem503).toHaveProperty('headers.Retry-After');
});

it('a call that is limited takes the header by which limits count visitors, and no other does', () => {
  const calls = Object.values(openApiDocument().paths).flatMap((methods) => Object.values(methods));
  const texts = calls.map((call) => JSON.stringify(call));
  const isNamed = (text: string) => text.includes('parameters/VisitorAddress');
  expect(texts.filter(isNamed)).toEqual(texts.filter((text) => text.includes('Problem429')));
  expect(openApiDocument().components.parameters.VisitorAddress.name).toBe('x-visitor-address');
});

it('docs/contract.md has a row for every call, and for no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/contract.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`(GET|POST) (\/[^`?]*)/g)].map(([, method, path]) => `${method} ${path}`),
  );
  const calls = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => {
      const kind = requestKinds.find((one) => path === `/service-requests/${one}`);
      return `${method.toUpperCase()} ${kind ? path.replace(kind, '{kind}') : path}`;
    }),
  );
  expect([...new Set(named)].sort()).toEqual([...new Set(calls)].sort());
});
