import { expect, test } from 'vitest';
import { editedTexts } from './edited-texts.ts';
import { findTexts, isChanged } from './find-texts.ts';
import { type TextGroup, textGroups } from './text-groups.ts';
import { problemOf } from './text-problem.ts';

const arabic = textGroups('ar');
const english = textGroups('en');
const keysOf = (groups: TextGroup[]) => groups.flatMap(({ texts }) => texts.map(({ key }) => key));
const groupOf = (groups: TextGroup[], id: string) => groups.find((group) => group.id === id);

test('every text stands in one group, but for messages that a form cannot end in', () => {
  const keys = keysOf(english);
  expect(new Set(keys).size).toBe(keys.length);
  const left = [...editedTexts.keys()].filter((key) => !keys.includes(key));
  expect(left.filter((key) => !/^forms\.[\w-]+\.messages\.\w+$/.test(key))).toEqual([]);
  expect(keys).toContain('forms.submit-claim.messages.phoneRequired');
  expect(keys).toContain('forms.apply-form.messages.consentsRequired');
  expect(left).toContain('forms.contact-us.messages.ibanInvalid');
});

test('groups and texts are named in the language of the admin', () => {
  const named = (groups: TextGroup[]) => {
    const texts = groupOf(groups, 'forms.submit-claim')?.texts ?? [];
    const partOf = (key: string) => texts.find((text) => text.key === `forms.submit-claim.${key}`)?.part;
    return [groupOf(groups, 'forms.submit-claim')?.name, partOf('fields.phone.label'), partOf('texts.nextSteps.0')];
  };
  expect(named(english)).toEqual(['Claim', 'Phone Number · Label', 'What happens next']);
  expect(named(arabic)).toEqual(['مطالبة', 'رقم الهاتف · عنوان الحقل', 'الخطوات التالية']);
  expect(arabic.filter(({ name }) => /[a-z]/i.test(name))).toEqual([]);
  const unnamed = arabic.filter(({ isForm }) => isForm).flatMap(({ texts }) => texts.filter(({ part }) => !part));
  expect(unnamed.map(({ key }) => key)).toEqual([]);
});

test('a search takes all of its words, in either language and in any spelling of Arabic, also of what was changed', () => {
  const found = (query: string, changed = {}) => findTexts(english, query, changed).map(({ key }) => key);
  expect(found('PAGE not found')).toContain('site.status.notFoundTitle');
  expect(found('الصفحه غير موجوده')).toContain('site.status.notFoundTitle');
  expect(found('page nowhere')).toEqual([]);
  const changed = { 'site.status.notFoundTitle': { en: 'Nowhere' } };
  expect(found('nowhere', changed)).toEqual(['site.status.notFoundTitle']);
  expect(isChanged({ key: 'site.status.notFoundTitle' }, changed)).toBe(true);
  expect(isChanged({ key: 'site.status.notFoundTitle' }, { 'site.status.notFoundTitle': { en: ' ' } })).toBe(false);
});

test('an empty box is no problem, a placeholder that is lost or has no value is one in both languages', () => {
  expect(problemOf('{a} of {b}', ' ')).toBeUndefined();
  expect(problemOf('{a} of {b}', '{b}, {a}')).toBeUndefined();
  expect(problemOf('{a} of {b}', 'of {b}')?.en).toContain('{a}');
  expect(problemOf('{a} of {b}', 'of {b}')?.ar).toContain('{a}');
  expect(problemOf('Send', 'Send {count}')?.en).toContain('no value for {count}');
  expect(problemOf('Send', 'Send {count}')?.ar).toContain('{count}');
});
