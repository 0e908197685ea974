import { expect, test } from 'vitest';
import { readCaseDetails } from './case-details.ts';

const request = {
  reference: 'C7-4KXM-92QP-F',
  kind: 'complaint',
  status: 'waiting-for-customer',
  status_history: [],
  stages: [{ name: 'received', label: 'Received', label_ar: 'استلمنا الطلب', at: '2026-11-20T08:00:00.000Z' }],
  asked_for: [{ label: 'Photo of the damage', label_ar: 'صورة الضرر' }],
  messages: [
    {
      id: 1,
      from: 'company',
      at: '2026-11-21T08:00:00.000Z',
      text: 'Hello',
      files: [{ name: 'a.pdf', size: 9, id: 7 }],
    },
    { id: '2', from: 'customer', at: '2026-11-21T09:00:00.000Z', text: '', files: [{ name: 'b.jpg', size: 12 }] },
  ],
  token: 'token-1',
};
const read = (over: object = {}, language: 'en' | 'ar' = 'en') =>
  readCaseDetails({ data: { ...request, ...over } }, language);

test('`/service-requests/...`: stages, papers and messages, in the language of the page', () => {
  const { details, issues } = read({}, 'ar');
  expect(issues).toEqual([]);
  expect(details).toMatchObject({
    reference: 'C7-4KXM-92QP-F',
    stages: [{ name: 'received', label: { text: 'استلمنا الطلب', lang: 'ar' } }],
    askedFor: [{ text: 'صورة الضرر', lang: 'ar' }],
    messages: [
      { id: '1', from: 'company', text: 'Hello', files: [{ name: 'a.pdf', size: 9, id: '7' }] },
      { id: '2', from: 'customer', files: [{ name: 'b.jpg', size: 12 }] },
    ],
    token: 'token-1',
  });
  expect(read({ asked_for: [{ label: 'Photo' }] }, 'ar').details?.askedFor).toEqual([{ text: 'Photo', lang: 'en' }]);
});

test('a service without messages has no conversation', () => {
  expect(read({ messages: undefined }).details?.messages).toBeUndefined();
  expect(read({ messages: 'many' }).details?.messages).toBeUndefined();
  expect(read({ messages: [] }).details?.messages).toEqual([]);
});

test('what is no part of a request is left out and reported, one by one', () => {
  const hostile = [null, 'x', {}, { id: 3, from: 'admin', text: 'a' }, { id: 4, from: 'company', text: 'undefined' }];
  const { details, issues } = read({ messages: [...hostile, request.messages[0]], stages: [7], asked_for: 'all' });
  expect(details?.messages?.map(({ id }) => id)).toEqual(['1']);
  expect(issues.map(({ path }) => path)).toEqual(['stages[0]', ...hostile.map((_, index) => `messages[${index}]`)]);
  const files = [null, { name: ' ' }, { name: 'ok.pdf', size: -1, id: '../secret' }];
  const message = { id: 1, from: 'company', text: 'a', files };
  expect(read({ messages: [message] }).details?.messages?.[0]?.files).toEqual([{ name: 'ok.pdf' }]);
});

test.each([-1, 1e308, 1024 ** 4 + 1, '9', null])('a file without a size that one can have has none: %j', (size) => {
  const message = { id: 1, from: 'company', files: [{ name: 'a.pdf', size }] };
  expect(read({ messages: [message] }).details?.messages?.[0]?.files).toEqual([{ name: 'a.pdf' }]);
});

test('a service cannot make a page endless, nor a token break a header', () => {
  const messages = Array.from({ length: 5000 }, (_, id) => ({
    id,
    from: 'company',
    text: 'x'.repeat(30_000),
    files: [],
  }));
  const { details } = read({ messages, token: 'two\nlines' });
  // The oldest stand first: of a long conversation its end is what somebody waits for.
  expect(details?.messages?.map(({ id }) => id)).toEqual(messages.slice(-300).map(({ id }) => String(id)));
  expect(details?.messages?.[0]?.text).toHaveLength(20_000);
  expect(details?.token).toBeUndefined();
});

test('what has no reference is no request', () => {
  for (const body of [undefined, 'x', { data: [] }, { data: { messages: [] } }]) {
    expect(readCaseDetails(body, 'en').details).toBeUndefined();
  }
});
