import { expect, it } from 'vitest';
import { leftOut, type Suite } from './test/half-of-twins.mjs';

const file = 'site/story.spec.ts';
const spec = (title: string) => ({ title, tests: [{ projectName: 'site' }] });
const inBoth = (title: string) => [spec(`${title} (en)`), spec(`${title} (ar)`)];
const suites = (specs: Suite['specs'], within: string[] = []): Suite[] => {
  const [title, ...inner] = within;
  return title
    ? [{ file, title: file, suites: suites(specs, inner).map((suite) => ({ ...suite, title })) }]
    : [{ file, title: file, specs }];
};

it('of two journeys that differ in their language one is left out, by turns, the same one each time', () => {
  const titles = Array.from({ length: 40 }, (_, number) => `journey ${String.fromCodePoint(97 + number)}`);
  const left = leftOut(suites(titles.flatMap(inBoth)));
  expect(left).toHaveLength(40);
  expect(new Set(left.map((title) => title.replace(/ \((en|ar)\)$/, '')))).toHaveProperty('size', 40);
  expect(left.filter((title) => title.endsWith('(ar)'))).toHaveLength(20);
  expect(leftOut(suites(titles.flatMap(inBoth)))).toEqual(left);
});

it('those of a group that names the language stand under it, as a list of Playwright has them', () => {
  const both = ['en', 'ar'].flatMap((language) => suites([spec('a name is found')], [`find a provider, ${language}`]));
  expect(leftOut(both)).toEqual([
    expect.stringMatching(/^\[site\] › site\/story\.spec\.ts › find a provider, (en|ar) › a name is found$/),
  ]);
});

it('what there is in one language alone, or in none, is always walked', () => {
  expect(
    leftOut(suites([spec('an applicant (ar)'), spec('two editors'), spec('tar-en (en)'), spec('en-tar (ar)')])),
  ).toEqual([]);
});
