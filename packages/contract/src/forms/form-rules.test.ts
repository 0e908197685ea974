import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkForm } from '../requests/check-form.ts';
import { messageKeysOf, rulesOf } from './form-rules.ts';
import { forms } from './forms.ts';
import { claimTracking } from './tracking-forms.ts';

const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-z@./+-]{0,24}$/), fc.constant('x'.repeat(6000)));
const file = fc.record({
  name: fc.constantFrom('a.pdf', 'a.exe', ''),
  type: fc.constantFrom('application/pdf', 'image/png', ''),
  size: fc.constantFrom(0, 10, 9_000_000),
});

test('[VAL-36] a page that carries the messages of its form never lacks one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...forms),
      fc.infiniteStream(typed),
      fc.array(file, { maxLength: 7 }),
      (form, texts, files) => {
        const fields = Object.keys(form.fields);
        const values = Object.fromEntries(fields.map((field) => [field, texts.next().value]));
        const { problems } = checkForm(
          form,
          { values, files: Object.fromEntries(fields.map((field) => [field, files])) },
          { language: 'en' },
        );
        const carried = messageKeysOf(rulesOf(form));
        for (const { key } of problems) expect(carried).toContain(key);
      },
    ),
  );
});

test('a small form carries few messages', () => {
  expect(messageKeysOf(rulesOf(claimTracking))).toEqual([
    'idNumberRequired',
    'tooLong',
    'onlyDigits',
    'claimNumberRequired',
  ]);
});
