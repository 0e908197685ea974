import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkForm } from './check-form.ts';
import type { FormRules } from './field-rule.ts';
import { applicationRules, contactRules, requestRules, trackingRules } from './forms.ts';
import { messageKeysOf } from './message-keys.ts';

const allRules: FormRules[] = [
  contactRules,
  applicationRules,
  ...Object.values(requestRules),
  ...Object.values(trackingRules),
];
const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-z@./+-]{0,24}$/), fc.constant('x'.repeat(6000)));
const file = fc.record({
  name: fc.constantFrom('a.pdf', 'a.exe', ''),
  type: fc.constantFrom('application/pdf', 'image/png', ''),
  size: fc.constantFrom(0, 10, 9_000_000),
});

test('[VAL-36] a page that carries the messages of its form never lacks one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...allRules),
      fc.infiniteStream(typed),
      fc.array(file, { maxLength: 7 }),
      (rules, texts, files) => {
        const fields = Object.keys(rules);
        const values = Object.fromEntries(fields.map((field) => [field, texts.next().value]));
        const { problems } = checkForm(
          rules,
          { values, files: Object.fromEntries(fields.map((field) => [field, files])) },
          'en',
        );
        const carried = messageKeysOf(rules);
        for (const { key } of problems) expect(carried).toContain(key);
      },
    ),
  );
});

test('a small form carries few messages', () => {
  expect(messageKeysOf(trackingRules.claims)).toEqual([
    'idNumberRequired',
    'tooLong',
    'onlyDigits',
    'claimNumberRequired',
  ]);
});
