import { expect, it } from 'vitest';
import { typedEmail } from './account-hooks.ts';

it.each([
  ['sara@example.com', 'sara@example.com'],
  [' sara@example.com ', 'sara@example.com'],
  ['my-password', '–'],
  [undefined, '–'],
])('the record says of %j that was typed as an email: %s', (typed, said) => {
  expect(typedEmail(typed)).toBe(said);
});

it('no more of it is kept than an email can have', () => {
  expect(typedEmail(`${'a'.repeat(250)}@example.com`)).toBe(`${'a'.repeat(250)}@exa`);
});

it('a text without end that a stranger sends as an email is not read again and again', () => {
  // It took minutes, and everybody waited.
  expect(typedEmail(`a@${'.'.repeat(400_000)}@`)).toBe('–');
});
