import { expect, it } from 'vitest';
import { addressOf, filterOf } from './desk/saved-views.ts';
import { deskKinds } from './desk-kinds.ts';

it('offers complaints and enquiries together and apart, in both languages', () => {
  const offered = deskKinds.filter(({ kind }) => kind === 'complaint');
  expect(offered.map(({ label: { en, ar } }) => [en, ar])).toEqual([
    ['Complaint or enquiry', 'شكوى أو استفسار'],
    ['Complaint', 'شكوى'],
    ['Enquiry', 'استفسار'],
  ]);
});

it.each(['complaint', 'complaint-alone', 'complaint-enquiry', 'claim'])('keeps %s in the address of a view', (kind) => {
  const { searchParams } = new URL(addressOf({ view: 'open', kind, owner: undefined }), 'http://cms.test');
  expect(filterOf(Object.fromEntries(searchParams))).toMatchObject({ view: 'open', kind });
});

it('takes no other name for a kind', () => {
  expect(filterOf({ view: 'open', kind: 'claim-enquiry' }).kind).toBeUndefined();
});
