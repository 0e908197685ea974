import type { Form } from '@insurer/contract/forms/define-form.ts';
import { messageKeysOf, rulesOf } from '@insurer/contract/forms/form-rules.ts';
import { localizeForm, messageOf } from '@insurer/contract/forms/form-text.ts';
import { forms } from '@insurer/contract/forms/forms.ts';
import { type Language, languages } from '@insurer/contract/language.ts';
import { expect, test } from 'vitest';
import { nameProblem } from './name-problem.ts';

test('[VAL-40] a line of the error summary names its field, once', () => {
  expect(nameProblem('Comments', 'Use 5000 characters or less', false)).toBe('Comments: Use 5000 characters or less');
  expect(nameProblem('ID or Iqama Number', 'Must contain only digits', false)).toBe(
    'ID or Iqama Number: Must contain only digits',
  );
  expect(nameProblem('ملاحظات', 'يجب ألا يزيد عدد الأحرف على 5000', false)).toMatch(/^ملاحظات: /);
  for (const [label, message] of [
    ['Email', 'Invalid email address'],
    ['البريد الإلكتروني', 'عنوان البريد الإلكتروني غير صحيح'],
    ['رقم الهاتف', 'أدخل رقم هاتف مثل 0512345678'],
  ] as const)
    expect(nameProblem(label, message, false)).toBe(message);
  expect(nameProblem('Comments', 'Description is required', true)).toBe('Description is required');
});

test('[VAL-40] a word that the name of a field shares with others names no field', () => {
  expect(nameProblem('Date of Entry', 'Enter a real date', false)).toBe('Date of Entry: Enter a real date');
  expect(nameProblem('تاريخ الدخول', 'أدخل تاريخًا صحيحًا', false)).toBe('تاريخ الدخول: أدخل تاريخًا صحيحًا');
});

test('[VAL-40] after a label that is a question stands no colon', () => {
  expect(nameProblem('Whose policy is it?', 'Choose one of the options', false)).toBe(
    'Whose policy is it? Choose one of the options',
  );
});

type Line = { label: string; message: string; line: string };

/** What the summary says of each value that a form can find wrong; what is empty is asked for in the message's own words. */
function linesOf(form: Form, language: Language): Line[] {
  const { fields } = localizeForm(form, { language });
  return Object.entries(rulesOf(form)).flatMap(([name, rule]) => {
    const label = fields[name]?.label ?? '';
    const keys = messageKeysOf({ [name]: rule }).filter((key) => key !== rule.required);
    return keys.map((key) => {
      const message = messageOf(form, key, { language }, 300);
      return { label, message, line: nameProblem(label, message, false) };
    });
  });
}

/** The verbs with which a message says what to do. */
const advice: Record<Language, RegExp> = {
  en: /enter|use|choose|attach|check|must|only/i,
  ar: /أدخل|استخدم|اختر|أرفق|تحقق|يجب|لا نقبل|يتكون/,
};
/** The requirements have these words (VAL-04). */
const fixed = ['Invalid email address', 'عنوان البريد الإلكتروني غير صحيح'];
const indefinite = (label: string) => label.replace(/(^|\s)ال/g, '$1');

for (const language of languages)
  test(`[VAL-40] of every wrong value of every form the summary says which field it is and what to do, ${language}`, () => {
    const lines = forms.flatMap((form) => linesOf(form, language).map((one) => ({ form: form.path, ...one })));
    expect(lines.length).toBeGreaterThan(100);
    const isNamed = ({ label, line }: Line) => [label, indefinite(label)].some((name) => has(line, name));
    expect(lines.filter((one) => !isNamed(one))).toEqual([]);
    expect(lines.filter(({ message }) => !(fixed.includes(message) || advice[language].test(message)))).toEqual([]);
  });

function has(line: string, name: string): boolean {
  return line.toLowerCase().includes(name.toLowerCase());
}
