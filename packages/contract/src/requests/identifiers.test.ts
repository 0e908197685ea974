import { expect, test } from 'vitest';
import {
  hasIdShape,
  hasShortYear,
  isBorderNumber,
  isEmail,
  isSaudiIban,
  passesLuhn,
  toE164,
  toIsoDate,
} from './identifiers.ts';

test.each([
  ['1234567890', true],
  ['2234567890', true],
  ['3234567890', false],
  ['01234567890', false],
  ['12345678901', false],
])('an ID or Iqama number has ten digits, the first 1 or 2: %s', (digits, expected) => {
  expect(hasIdShape(digits)).toBe(expected);
});

test.each([
  ['1000000008', true],
  ['1020000004', true],
  ['1050000007', true],
  ['1090000009', true],
  ['1090000008', false],
  ['1040000008', false],
])('the check digit counts every second digit twice, and of 10 and more the digits: %s', (digits, expected) => {
  expect(passesLuhn(digits)).toBe(expected);
});

test.each([
  ['3123456789', true],
  ['4123456789', true],
  ['5123456789', true],
  ['2123456789', false],
  ['6123456789', false],
  ['03123456789', false],
  ['31234567890', false],
])('a border number has ten digits, the first 3, 4 or 5: %s', (digits, expected) => {
  expect(isBorderNumber(digits)).toBe(expected);
});

test.each([
  ['SA0380000000608010167519', true],
  ['SA0380000000608010167518', false],
  // Right check digits, one character too many.
  ['SA37800000006080101675190', false],
  ['XSA0380000000608010167568', false],
])('a Saudi IBAN has 24 characters and its check digits: %s', (iban, expected) => {
  expect(isSaudiIban(iban)).toBe(expected);
});

test.each(['0501234567', '501234567', '966501234567', '+966 50 123 4567', '00966501234567', '+9660501234567'])(
  '%s is a Saudi mobile number',
  (typed) => {
    expect(toE164(typed)).toBe('+966501234567');
  },
);

test.each([
  ['0500123456', '+966500123456'],
  ['0112345678', '+966112345678'],
  ['8001234567', '+9668001234567'],
  ['920012345', '+966920012345'],
  ['+44 20 7183 8750', '+442071838750'],
  ['0044207183966', '+44207183966'],
  ['+449660123456', '+449660123456'],
  ['+1234567', '+1234567'],
  ['+123456789012345', '+123456789012345'],
])('%s is the phone number %s', (typed, expected) => {
  expect(toE164(typed)).toBe(expected);
});

test.each([
  '',
  'call me on +442071838750',
  '+442071838750 x',
  '0182345678',
  '5966512345678',
  '+9661234567',
  '+9667501234567',
  '+9665012345678',
  '+0123456789',
  '+123456',
  '+1234567890123456',
])('"%s" is no phone number', (typed) => {
  expect(toE164(typed)).toBeUndefined();
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-1-2', '2026-01-02'],
  ['20/11/2026', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
  [' 20 / 11 / 2026 ', '2026-11-20'],
  ['01/01/1900', '1900-01-01'],
  ['31/12/2174', '2174-12-31'],
  ['10.12.2026', '2026-12-10'],
  ['2026/12/10', '2026-12-10'],
  ['١٠/١٢/٢٠٢٦', '2026-12-10'],
  // With what the numeric keypad of a phone has: digits alone, and blanks, dots or commas on some.
  ['20122026', '2026-12-20'],
  ['٢٠١٢٢٠٢٦', '2026-12-20'],
  ['01121999', '1999-12-01'],
  ['31122100', '2100-12-31'],
  ['20261220', '2026-12-20'],
  ['20120520', '2012-05-20'],
  ['20 12 2026', '2026-12-20'],
  ['1 2  2026', '2026-02-01'],
  ['٢٠ ١٢ ٢٠٢٦', '2026-12-20'],
  ['2026 12 20', '2026-12-20'],
  ['20,12,2026', '2026-12-20'],
  ['٢٠،١٢،٢٠٢٦', '2026-12-20'],
  ['٢٠٫١٢٫٢٠٢٦', '2026-12-20'],
  ['20. 12. 2026', '2026-12-20'],
  // The month by its name, in either language, leaves nothing open.
  ['10 Dec 2026', '2026-12-10'],
  ['10 December 2026', '2026-12-10'],
  ['10-DEC-2026', '2026-12-10'],
  ['10Dec2026', '2026-12-10'],
  ['1st Sept. 2026', '2026-09-01'],
  ['December 10, 2026', '2026-12-10'],
  ['2026 Dec 10', '2026-12-10'],
  ['10 ديسمبر 2026', '2026-12-10'],
  ['١٠ ديسمبر، ٢٠٢٦', '2026-12-10'],
  ['3 أغسطس 2026', '2026-08-03'],
  ['3 ابريل 2026', '2026-04-03'],
  ['3 يونية 2026', '2026-06-03'],
])('%s is the day %s', (typed, expected) => {
  expect(toIsoDate(typed)).toBe(expected);
});

test.each([
  '',
  '12026-11-20',
  '2026-11-201',
  '120/11/2026',
  '20/11/20261',
  '2026-02-30',
  '31/12/1899',
  '01/01/2175',
  '30 Feb 2026',
  '10 Decade 2026',
  '10 De 2026',
  '10 Dec 26',
  '10 Dec',
  'Dec 2026',
  '10 Dec 2026 Dec',
  'in 10 Dec 2026',
  '10 ربيع 1448',
  // The 1st of December or the 11th of February?
  '1122026',
  '112026',
  '201226',
  '31022026',
  '20132026',
  '201220261',
  '2012 2026',
  '2 0 12 2026',
])('"%s" is no day', (typed) => {
  expect(toIsoDate(typed)).toBeUndefined();
});

test.each([
  ['10/12/26', true],
  ['10 Dec 26', true],
  ['١٠/١٢/٢٦', true],
  ['26-12-10', true],
  ['10 12 26', true],
  ['101226', true],
  ['١٠١٢٢٦', true],
  ['112026', false],
  ['100026', false],
  ['101326', false],
  ['10122026', false],
  ['10/12/2026', false],
  ['10/12', false],
  ['soon', false],
])('whether the year of a date is cut short: %s', (typed, expected) => {
  expect(hasShortYear(typed)).toBe(expected);
});

test.each([
  ['name@example.com', true],
  ['name@mail.example.com.sa', true],
  [`name@${'x'.repeat(245)}.com`, true],
  [`name@${'x'.repeat(246)}.com`, false],
  ['name@example', false],
  ['name@example.com, other', false],
  ['my name@example.com', false],
  ['name@@example.com', false],
  ['خالد@شركة.com', false],
  ['josé@example.com', false],
  ['khaled@شركة.com', true],
])('whether it is a mail address: %s', (value, expected) => {
  expect(isEmail(value)).toBe(expected);
});
