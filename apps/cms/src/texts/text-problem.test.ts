import { expect, it } from 'vitest';
import { refusalsOf } from './text-problem.ts';

const builtIn = 'يجب ألا يزيد عدد الأحرف على {n}';
const written = { builtIn, language: 'ar', text: 'لا حد' } as const;

it('a refused text is told with the form that it is in: the same sentence stands in many of them', () => {
  const group = 'تفعيل تأمين تأشيرة الزيارة';
  const [inArabic] = refusalsOf([{ ...written, group }], 'ar');
  expect(inArabic).toMatch(new RegExp(`^${group} · «.*» \\(العربية\\): يضع الموقع قيمة`));
  const [inEnglish] = refusalsOf([{ ...written, group: 'Visa' }], 'en');
  expect(inEnglish).toMatch(/^Visa · «.*» \(Arabic\): The site puts a value/);
  expect(refusalsOf([written], 'en')[0]).toMatch(/^«/);
});
