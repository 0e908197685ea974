import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { maximumOf } from '../requests/check-field.ts';
import { ruleOf } from './form-rules.ts';
import { localizeForm, messageOf } from './form-text.ts';
import { forms } from './forms.ts';
import { megabyte, withLength, withLimits } from './limits.ts';

test('a text says what its rule says, in every language', () => {
  const text = {
    en: '{anyType}: {files} of {megabytes} MB, {everyType}',
    ar: '{anyType}: {files} × {megabytes}، {everyType}',
  };
  const said = withLimits(text, { types: ['pdf', 'jpg', 'png'], maximumBytes: 3 * megabyte, maximumFiles: 4 });
  expect(said).toEqual({
    en: 'PDF, JPG or PNG: 4 of 3 MB, PDF, JPG and PNG',
    ar: 'PDF أو JPG أو PNG: 4 × 3، PDF وJPG وPNG',
  });
  expect(withLength({ en: 'Up to {n}', ar: 'حتى {n} {other}' }, 7)).toEqual({ en: 'Up to 7', ar: 'حتى 7 {other}' });
});

test.each(languages)('every limit that is said beside a field is the one that it is checked by: %s', (language) => {
  const figures = (text = '') => (text.match(/\d+/g) ?? []).map(Number);
  let compared = 0;
  for (const form of forms) {
    const { fields } = localizeForm(form, { language });
    for (const [name, field] of Object.entries(fields)) {
      const rule = ruleOf(field);
      const say = (key: string) => figures(messageOf(form, key, { language }, maximumOf(rule)));
      if (rule.maximum) expect(say(rule.maximum.message), name).toEqual([rule.maximum.length]);
      if (rule.minimum) expect(say(rule.minimum.message), name).toEqual([rule.minimum.length]);
      if (rule.files) {
        const { maximumBytes, maximumFiles } = rule.files;
        expect(say(rule.files.sizeMessage), name).toEqual([maximumBytes / megabyte]);
        if (maximumFiles > 1) expect(say(rule.files.countMessage), name).toEqual([maximumFiles]);
        const hinted = [maximumBytes / megabyte, ...(maximumFiles > 1 ? [maximumFiles] : [])];
        expect(figures(field.hint), name).toEqual(hinted);
      }
      compared += [rule.maximum, rule.minimum, rule.files].filter(Boolean).length;
    }
  }
  expect(compared).toBeGreaterThan(7);
});
