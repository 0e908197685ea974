import { expect, test } from 'vitest';
import { readField } from './read-field.ts';

const image = { kind: 'image' } as const;

test('an Arabic picture beside another English one is marked, so that nobody mirrors it', () => {
  const raw = { image: '/media/wide-en.png?w=8&h=4', image_ar: '/media/wide-ar.png?w=8&h=4' };
  expect(readField(raw, 'image', image, 'ar')).toMatchObject({ url: raw.image_ar, lang: 'ar' });
  expect(readField(raw, 'image', image, 'en')?.lang).toBeUndefined();
  expect(readField({ image_ar: '/media/only.png' }, 'image', image, 'ar')?.lang).toBe('ar');
});

test('one file in both languages is one picture, whatever its query says', () => {
  const raw = { image: '/media/wide.png?alt=House', image_ar: '/media/wide.png?alt=بيت' };
  expect(readField(raw, 'image', image, 'ar')?.lang).toBeUndefined();
  expect(readField({ image: '/media/wide.png' }, 'image', image, 'ar')?.lang).toBeUndefined();
});
