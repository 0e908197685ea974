import { expect, test } from 'vitest';
import { filled, greetedAs, placeholdersIn, validateTemplate } from './placeholders.ts';

const said = (text: string, needs: Parameters<typeof validateTemplate>[1]['siblingData']['needs'] = []) =>
  validateTemplate(text, {
    siblingData: { needs },
    req: { locale: 'en', i18n: { language: 'en' } } as Parameters<typeof validateTemplate>[1]['req'],
  });

test('spaces within the braces are no matter: such a gap is filled, counts as there and holds an answer back', () => {
  expect(filled('Dear { name }, {name\u00a0} of {\treference}', { name: 'Sara', reference: 'AB' })).toBe(
    'Dear Sara, Sara of AB',
  );
  expect(said('Dear { name }', ['name'])).toBe(true);
  expect(placeholdersIn('We cannot: { reason }')).toEqual(['reason']);
});

test.each([
  '{nam}',
  '{first_name}',
  '{name2}',
  '{customer name}',
  '{}',
  '{{name}}',
  '{\u200ename\u200e}',
  '{name',
  'name}',
])('what nobody would fill in is not saved: %s', (gap) =>
  expect(said(`Dear ${gap},`)).toMatch(/^Nobody can fill in: /),
);

test.each([
  ['Dear {name},\n\nThank you.', 'Hello,\n\nThank you.'],
  ['السلام عليكم { name }،\n\nشكرًا.', 'Hello,\n\nشكرًا.'],
  ['{name}\nThank you.', 'Hello,\nThank you.'],
  ['Dear {name}, thank you, {agent}', 'Hello, thank you, {agent}'],
  // Nothing but a greeting is known to be said in other words.
  ['Thank you.\nThe policy of {name} has ended.', 'Thank you.\nThe policy of {name} has ended.'],
  ['Thank you {name} for your patience.', 'Thank you {name} for your patience.'],
  ['نشكرك {name} على تواصلك.', 'نشكرك {name} على تواصلك.'],
])('whoever sent no name is greeted without one: %j', (text, said) => expect(greetedAs(text, 'Hello,')).toBe(said));
