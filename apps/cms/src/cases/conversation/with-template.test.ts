import { expect, test } from 'vitest';
import { withTemplate } from './with-template.ts';

const templates = [
  { id: 1, title: 'Papers', text: 'Please send us: {papers}' },
  { id: 2, title: 'Thanks', text: 'Thank you.' },
] as Parameters<typeof withTemplate>[1];

test('a template stands below what was typed, and in the place of another that nobody changed', () => {
  expect(withTemplate('', templates, '1')).toBe('Please send us: {papers}');
  expect(withTemplate('Please send us: {papers}', templates, '2')).toBe('Thank you.');
  expect(withTemplate('We looked at it.\n', templates, '2')).toBe('We looked at it.\n\nThank you.');
  expect(withTemplate('We looked at it.', templates, '')).toBe('We looked at it.');
  const both = withTemplate('We looked at it.', templates, '2');
  expect(withTemplate(both, templates, '1')).toBe('We looked at it.\n\nPlease send us: {papers}');
  expect(withTemplate(`${both} Yours, Sara`, templates, '1')).toBe(
    'We looked at it.\n\nThank you. Yours, Sara\n\nPlease send us: {papers}',
  );
});

test('without a template what nobody changed of one goes, and nothing that was typed', () => {
  expect(withTemplate('Thank you.', templates, '')).toBe('');
  expect(withTemplate('We looked at it.\n\nThank you.\n', templates, '')).toBe('We looked at it.');
  expect(withTemplate('Thank you. Yours, Sara', templates, '')).toBe('Thank you. Yours, Sara');
  expect(withTemplate('We looked at it.\n', templates, '')).toBe('We looked at it.\n');
});
