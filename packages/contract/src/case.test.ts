import { expect, test } from 'vitest';
import { readCase, readCasesResponse } from './case.ts';

const claim = {
  reference: 'C-1001',
  kind: 'claim',
  about: [{ label: 'Motor', label_ar: 'المركبات' }],
  status: 'in-review',
  created_at: '2026-11-20T08:00:00.000Z',
  due_at: '2026-11-27T08:00:00.000Z',
  status_history: [
    { status: 'received', at: '2026-11-20T08:00:00.000Z' },
    { status: 'in-review', at: '2026-11-20T10:00:00.000Z', note: 'We look at it.', note_ar: 'ننظر فيها.' },
  ],
};

test('a case with its way, notes in the language of the page', () => {
  expect(readCase(claim, 'en')).toEqual({
    reference: 'C-1001',
    kind: 'claim',
    about: [{ text: 'Motor', lang: 'en' }],
    status: 'in-review',
    createdAt: '2026-11-20T08:00:00.000Z',
    dueAt: '2026-11-27T08:00:00.000Z',
    history: [
      { status: 'received', at: '2026-11-20T08:00:00.000Z' },
      { status: 'in-review', at: '2026-11-20T10:00:00.000Z', note: 'We look at it.' },
    ],
  });
  expect(readCase(claim, 'ar')?.history[1]?.note).toBe('ننظر فيها.');
  const plainNote = { ...claim, status_history: [{ status: 'closed', note: 'Paid.', note_ar: 'undefined' }] };
  expect(readCase(plainNote, 'ar')?.history[0]?.note).toBe('Paid.');
});

test('what a case is about: each word once, five at most; a service without says nothing of it', () => {
  const about = (value: unknown, language: 'en' | 'ar' = 'en') => readCase({ ...claim, about: value }, language)?.about;
  expect(about(claim.about, 'ar')).toEqual([{ text: 'المركبات', lang: 'ar' }]);
  expect(about([{ label: 'Travel' }], 'ar')).toEqual([{ text: 'Travel', lang: 'en' }]);
  expect(about([{ label: 'Motor' }, null, 'Motor', {}, { label: 'Motor' }])).toEqual([{ text: 'Motor', lang: 'en' }]);
  expect(about(Array.from({ length: 9 }, (_, n) => ({ label: `${n}` })))).toHaveLength(5);
  expect(about([{ label: 'x'.repeat(900) }])?.[0]?.text).toHaveLength(200);
  for (const none of [undefined, null, 'motor', [], {}]) expect(about(none)).toEqual([]);
});

test('an enquiry that came by the form of complaints is known as one', () => {
  const enquiry = (value: unknown) => readCase({ ...claim, enquiry: value }, 'en')?.enquiry;
  expect(enquiry(true)).toBe(true);
  for (const none of [undefined, null, false, 'yes', 1]) expect(enquiry(none)).toBeUndefined();
});

test('who handles a case is named with a number that can be called, or not at all', () => {
  const officer = (value: unknown) => readCase({ ...claim, officer: value }, 'en')?.officer;
  expect(officer({ name: ' Huda Alqahtani ', phone: '011 234 5678' })).toEqual({
    name: 'Huda Alqahtani',
    phone: '011 234 5678',
  });
  const useless = [
    undefined,
    null,
    'Huda',
    [],
    { name: 'Huda' },
    { phone: '011 234 5678' },
    { name: '', phone: '011' },
  ];
  for (const none of [...useless, { name: 'Huda', phone: 'ask' }, { name: 'Huda', phone: '0'.repeat(41) }])
    expect(officer(none)).toBeUndefined();
});

test('without a status of its own a case stands where its last step is', () => {
  expect(readCase({ ...claim, status: 'null' }, 'en')?.status).toBe('in-review');
  expect(readCase({ reference: 7 }, 'en')).toMatchObject({ reference: '7', history: [] });
});

test('what is no case is left out', () => {
  for (const none of [undefined, 'text', {}, [], { kind: 'claim' }, { reference: ' ' }]) {
    expect(readCase(none, 'en')).toBeUndefined();
  }
  const steps = [null, 'received', { at: 'yesterday' }, { status: 'received' }];
  expect(readCase({ ...claim, status_history: steps }, 'en')?.history).toHaveLength(1);
});

test('a list of cases keeps its order and leaves out what is none', () => {
  const list = readCasesResponse({ data: [claim, null, {}, { reference: 'Q-2' }] }, 'en');
  expect(list?.map(({ reference }) => reference)).toEqual(['C-1001', 'Q-2']);
  expect(readCasesResponse({ data: [] }, 'en')).toEqual([]);
  for (const none of [undefined, {}, { data: claim }, { data: 'none' }, { data: [{ kind: 'claim' }] }])
    expect(readCasesResponse(none, 'en'), JSON.stringify(none)).toBeUndefined();
});

test('a service that says far more than anybody reads keeps nobody waiting: the last steps, so many cases, no endless number', () => {
  const steps = Array.from({ length: 5_000 }, (_, n) => ({ status: `step-${n}` }));
  const { history = [] } = readCase({ ...claim, status_history: steps }, 'en') ?? {};
  expect([history.length, history.at(-1)?.status]).toEqual([50, 'step-4999']);
  const cases = Array.from({ length: 5_000 }, (_, n) => ({ reference: `C-${n}` }));
  expect(readCasesResponse({ data: cases }, 'en')).toHaveLength(100);
  // It would stand in a header, which no browser takes at such a length.
  expect(readCase({ reference: 'C'.repeat(200) }, 'en')).toBeDefined();
  expect(readCase({ reference: 'C'.repeat(201) }, 'en')).toBeUndefined();
});
