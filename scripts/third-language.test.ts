import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, root } from './repository-files.ts';

const record = readFileSync(join(root, 'docs/decisions/0017-languages.md'), 'utf8');
const service = 'apps/cms/src/';

it('decision 0017 names each file of the content service that says Arabic where the compiler asks for nothing', () => {
  const files = filesOf(service).filter(
    (path) => /(?<!\.test)\.tsx?$/.test(path) && !/migrations|payload-types/.test(path),
  );
  const known = files.filter((path) =>
    /\b(?:[a-z]\w*Ar|\w+_ar)\b|'ar' in|locale: 'ar'|ar: \w+\('ar'\)/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(known.length).toBeGreaterThan(5);
  expect(known.filter((path) => !record.includes(`\`${path.slice(service.length)}\``))).toEqual([]);
});

it('what decision 0017 names is there', () => {
  const places = ['', service, 'apps/site/app/', 'packages/contract/src/'];
  const named = [...record.matchAll(/`([\w./-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !places.some((place) => existsSync(join(root, place, path))))).toEqual([]);
});
