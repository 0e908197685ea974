import { expect, it } from 'vitest';
import { isInOtherLanguage } from './written-in.ts';

it.each([
  ['We cannot accept it.', 'ar', true],
  ['We cannot accept it. نأسف لذلك.', 'ar', false],
  ['نأسف، لا يمكننا قبوله.', 'ar', false],
  ['نأسف، لا يمكننا قبوله.', 'en', true],
  // What is the same in both languages makes no English of it.
  ['نأسف بخصوص CY-TJJ9-39QX-6: اتصل بنا {direct} أو care@waad.example', 'en', true],
  ['We are sorry.', 'en', false],
  ['CY-TJJ9-39QX-6, 2031/01/12', 'ar', false],
  [' ', 'ar', false],
] as const)('whether “%s” is in none of the words of who reads %s: %s', (text, language, expected) => {
  expect(isInOtherLanguage(text, language)).toBe(expected);
});
