import type { Field, SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { withoutCopies } from './without-copies.ts';

const isOffered = (...fields: Field[]) => {
  const admin: { disableCopyToLocale?: boolean } = {};
  withoutCopies({ collections: [{ admin, fields }] } as unknown as SanitizedConfig);
  return admin.disableCopyToLocale !== true;
};

it('what has texts of each language can be copied to the other one, and nothing else, such as a case', () => {
  const [plain, text]: Field[] = [
    { name: 'reference', type: 'text' },
    { name: 'title', type: 'text', localized: true },
  ];
  if (!plain || !text) throw new Error('both are there');
  expect(isOffered(plain, { type: 'row', fields: [plain] })).toBe(false);
  expect(isOffered(plain, text)).toBe(true);
  expect(
    isOffered({ type: 'tabs', tabs: [{ label: 'A', fields: [{ name: 'rows', type: 'array', fields: [text] }] }] }),
  ).toBe(true);
  expect(isOffered({ name: 'sections', type: 'blocks', blocks: [] })).toBe(true);
});
