import { products } from '@insurer/demo-content/option-lists.ts';
import { pageGroups } from '@insurer/demo-content/page-groups.ts';
import { expect, test } from 'vitest';
import { seedPages } from './documents/seed-pages.ts';

const pages = await seedPages();
const names = pageGroups.filter(({ key }) => key.endsWith('-products')).flatMap((group) => group.pages);

test.each(names)('every link of %s to a form that takes a product carries the product of the page', (name) => {
  const written = JSON.stringify(pages.get(name)?.sections);
  const product = /"\/(?:quote\/|(?:details-request|get-a-quote)\?product=)([a-z-]+)/.exec(written)?.[1] ?? '';
  expect(products.map(({ value }) => value)).toContain(product);
  const links = [...written.matchAll(/\/(?:details-request|get-a-quote)(?![\w-])[^")]*/g)].map(([link]) => link);
  expect(links.filter((link) => link.split(/[?&]/)[1] !== `product=${product}`)).toEqual([]);
  // A button of one plan says which one, by the page that names it.
  const ofPlans = links.filter((link) => link.includes('&'));
  const told = [1, 2, 3].map((plan) => ofPlans.filter((link) => link.endsWith(`&page=${name}&plan=${plan}`)).length);
  expect(told).toEqual(Array(3).fill(ofPlans.length / 3));
});
