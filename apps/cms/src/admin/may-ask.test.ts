import { expect, it } from 'vitest';
import { mayAsk } from './may-ask.ts';

const own = ['form-state', 'schedule-publish'];

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'render-widget', 'nothing', '', undefined, {}])(
  'nobody may ask the admin for %j',
  (name) => {
    expect([mayAsk(name, own, true), mayAsk(name, own, false)]).toEqual([false, false]);
  },
);

it.each(['schedule-publish', 'render-list', 'render-document-slots'])('%s is for who has signed in', (name) => {
  expect([mayAsk(name, own, true), mayAsk(name, own, false)]).toEqual([true, 'signed out']);
});

it('a form says to whoever was signed out meanwhile that he is', () => {
  expect(mayAsk('form-state', own, false)).toBe(true);
});
