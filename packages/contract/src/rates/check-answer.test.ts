import { expect, test } from 'vitest';
import { checkAnswer, validAnswers } from './check-answer.ts';
import type { Question } from './rates.ts';

const label = { text: 'Question', lang: 'en' } as const;
const number: Question = { name: 'value', label, kind: 'number', minimum: '5000', maximum: '800000' };
const whole: Question = { name: 'age', label, kind: 'number', minimum: '18', maximum: '85', whole: true };
const date: Question = { name: 'day', label, kind: 'date', minimum: '1990-01-01', maximum: '2026-11-22' };
const yesno: Question = { name: 'claims', label, kind: 'yesno' };
const choice: Question = { name: 'use', label, kind: 'choice', choices: [{ value: 'taxi', label }] };
const year: Question = {
  name: 'year',
  label,
  kind: 'choice',
  choices: [
    { value: '٢٠٢٤', label },
    { value: 'Al\u00a0Khobar', label },
  ],
};

const asking = (text: string, hint?: string): Question => ({
  name: 'asked',
  label: { text, lang: 'en' },
  ...(hint && { hint: { text: hint, lang: 'en' } }),
  kind: 'number',
});

test.each([
  [asking('How many days are you away?'), '10 days', '10'],
  [asking('How many days are you away?'), '10days', '10'],
  [asking('How many days are you away?'), '1 Day', '1'],
  [asking('كم يومًا يستغرق سفرك؟'), '١٠ أيام', '10'],
  [asking('كم يومًا يستغرق سفرك؟'), '11 يومًا', '11'],
  [asking('How old?', 'In years, of all who drive the car.'), '34 years', '34'],
  [asking('كم العمر؟', 'بالسنوات يوم الدخول.'), '٣٤ سنة', '34'],
  [asking('Worth?', 'In riyals: about what it is worth.'), '90,000 SAR', '90000'],
  [asking('Worth?', 'In riyals: about what it is worth.'), 'SAR 90,000', '90000'],
  [asking('القيمة؟', 'بالريال: المبلغ'), '٩٠٬٠٠٠ ريال', '90000'],
])('%j takes the unit that it names, %j, as %j', (question, typed, value) => {
  expect(checkAnswer(question, typed)).toEqual({ value });
});

test.each([
  [asking('How old is the visitor?', 'In years, on the day of entry. 0 for a baby.'), '20 days'],
  [asking('كم عمر الزائر؟', 'بالسنوات يوم الدخول، و0 للرضيع.'), '20 يومًا'],
  [asking('كم تساوي المركبة اليوم؟'), '5000 يوم'],
  [asking('How many days, and how many years?'), '2 years'],
  [asking('كم سنة مضت؟'), '3 سنابل'],
  [asking('How many days are you away?'), '2 weeks'],
  [asking('How many days are you away?'), '10 SAR'],
  [asking('How many days are you away?'), '10 days 5'],
  [asking('How many days are you away?'), 'days'],
  [asking('How many days are you away?'), 'ten days'],
  [asking('Worth?', 'In riyals.'), '90 thousand'],
  [asking('Worth?', 'In riyals.'), '90 thousand riyals'],
  [asking('القيمة؟', 'بالريال.'), '٩٠ ألف'],
])('%j takes no other unit: %j', (question, typed) => {
  expect(checkAnswer(question, typed)).toEqual({ problem: 'notANumber' });
});

test.each([
  [number, '45,000', '45000'],
  [number, '٤٥٬٠٠٠', '45000'],
  [number, ' 5000 ', '5000'],
  [number, '1,00,000', '100000'],
  [number, '45 000', '45000'],
  [number, '٤٥٬٠٠٠٫٥٠', '45000.50'],
  [number, '800000.00', '800000.00'],
  [whole, '٢١', '21'],
  [whole, '20.0', '20.0'],
  [date, '2026-11-22', '2026-11-22'],
  [date, '1/2/2020', '2020-02-01'],
  [yesno, 'yes', 'yes'],
  [choice, 'taxi', 'taxi'],
  [year, '٢٠٢٤', '٢٠٢٤'],
  [year, 'Al\u00a0Khobar', 'Al\u00a0Khobar'],
])('%j takes %j as %j', (question, typed, value) => {
  expect(checkAnswer(question, typed)).toEqual({ value });
});

test.each([
  [number, '', 'missing'],
  [number, undefined, 'missing'],
  [number, {}, 'missing'],
  [number, '1e5', 'notANumber'],
  [number, '0x10', 'notANumber'],
  [number, '9500,5', 'notANumber'],
  [number, '95,50', 'notANumber'],
  [number, '٩٥٠٠٬٥', 'notANumber'],
  [number, '0,500', 'notANumber'],
  [number, '4500,000', 'notANumber'],
  [number, '45,000,5', 'notANumber'],
  [number, '0'.repeat(11).concat('9000'), 'notANumber'],
  [{ ...number, maximum: undefined }, '10,000,000,000', 'notANumber'],
  [whole, '20.5', 'notWhole'],
  [whole, '٢٠٫٥', 'notWhole'],
  [number, '4999.99', 'tooSmall'],
  [number, '800000.01', 'tooLarge'],
  [number, '10,000,000,000', 'tooLarge'],
  [number, '٩٠٬٠٠٠٬٠٠٠٬٠٠٠', 'tooLarge'],
  [number, '9'.repeat(5_000), 'tooLarge'],
  [number, '-10000000000', 'tooSmall'],
  [date, '2026-02-30', 'notADate'],
  [date, '28/2/26', 'shortYear'],
  [date, '1989-12-31', 'tooEarly'],
  [date, '2026-11-23', 'tooLate'],
  [yesno, 'maybe', 'notOffered'],
  [choice, 'private', 'notOffered'],
])('%j: %j is %s', (question, typed, problem) => {
  expect(checkAnswer(question, typed)).toEqual({ problem });
});

test('what does not hold is asked anew, what nobody asked is forgotten', () => {
  const given = { value: '10', day: '2020-01-01', claims: 'no', other: 'x', __proto__: { use: 'taxi' } };
  expect(validAnswers([number, date, yesno, choice], given)).toEqual({ day: '2020-01-01', claims: 'no' });
});
