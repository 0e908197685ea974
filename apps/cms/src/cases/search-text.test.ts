import { expect, test } from 'vitest';
import { newReference } from './reference.ts';
import { searchedFor, searchTextOf } from './search-text.ts';

const reference = newReference();
const sent = {
  phone: '+966551234567',
  id_number: '1000000008',
  policy_number: 'P-1001/22',
  email: 'Sara.Ali@Example.com',
};
const found = searchTextOf('claim', {
  reference,
  name: 'نورة عبدالعزيز الحربي',
  email: sent.email,
  phone: sent.phone,
  sent,
});
/** As the database looks: every word is somewhere in the text. */
const finds = (typed: string, text = found) =>
  searchedFor(typed)
    .split(' ')
    .every((word) => text.includes(word));

test.each([
  ...['0551234567', '551234567', '+966 55 123 4567', '00966551234567', '٠٥٥١٢٣٤٥٦٧', '055-123-4567', '055123'],
  ...['+966 (0)55 123 4567', '00966 055 123 4567', '966 0551234567'],
  ...['1000000008', '١٠٠٠٠٠٠٠٠٨', 'P-1001/22', 'p100122', 'sara.ali@example.com', 'SARA.ALI@'],
  ...['نوره', 'نُورة', 'عبد العزيز', 'عبدالعزيز', 'الحربى', 'نوره الحربي'],
  ...[reference, reference.toLowerCase().replaceAll('-', ''), ` ${reference.replaceAll('-', ' ')} `],
])('a case is found by %s', (typed) => expect(finds(typed)).toBe(true));

test.each(['0551234568', '1000000016', 'فهد', newReference(), 'p100123'])('and not by %s', (typed) =>
  expect(finds(typed)).toBe(false),
);

test.each(['%', '_', '%%%', '\\', "'", '* -'])('what holds no letter and no number finds no case: %s', (typed) =>
  expect(finds(typed)).toBe(false),
);

test('a visa request is found by its passport and its visa', () => {
  const visa = { visa_number: '6001234567', passport_number: 'A1234567' };
  const text = searchTextOf('extend-insurance', { reference, sent: visa });
  for (const typed of ['6001234567', 'a 1234567', 'A-1234567']) expect(finds(typed, text)).toBe(true);
});

test.each(['0599988877', '٠٥٩ ٩٩٨ ٨٨٧٧', '+966 59 998 8877'])(
  'whoever writes %s is found as it is dialled here and from abroad',
  (phone) => {
    const text = searchTextOf('contact', { reference, phone, sent: { phoneNumber: phone } });
    for (const typed of ['0599988877', '599988877', '+966599988877', '00966 59 998 8877', '+966 (0)59 998 8877'])
      expect([typed, finds(typed, text)]).toEqual([typed, true]);
  },
);

test.each([
  '+92 300 1234567',
  '00923001234567',
  '0300 1234567',
  '03001234567',
  '٠٣٠٠١٢٣٤٥٦٧',
  '3001234567',
  '(0300) 123-4567',
])('a number from abroad is found however it is dialled: %s', (typed) => {
  const phone = '+923001234567';
  expect(finds(typed, searchTextOf('contact', { reference, phone, sent: { phoneNumber: phone } }))).toBe(true);
});

test('what begins with a zero and is no phone number is found as it is', () => {
  const text = searchTextOf('claim', { reference, sent: { policy_number: '0471-1' } });
  expect(finds('04711', text)).toBe(true);
});

test.each(['شركة الرياض', 'الرياض للتجاره', 'شركةالرياض'])('a company is found by its name: %s', (typed) => {
  const sent = { full_name: 'نورة الحربي', company_name: 'شركة الرياض للتجارة' };
  expect(finds(typed, searchTextOf('details-request', { reference, name: sent.full_name, sent }))).toBe(true);
});
