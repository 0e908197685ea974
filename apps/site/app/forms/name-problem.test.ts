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
  ] as const)
    expect(nameProblem(label, message, false)).toBe(message);
  expect(nameProblem('Comments', 'Description is required', true)).toBe('Description is required');
});
