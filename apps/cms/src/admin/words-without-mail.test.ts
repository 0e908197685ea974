import { expect, test } from 'vitest';
import { adminWords } from './admin-words.ts';
import { adminWordsFor } from './words-without-mail.ts';

test('whoever has forgotten a password is not told to wait for a mail that nobody can send', () => {
  const { en, ar } = adminWordsFor(undefined);
  expect(en.authentication).toMatchObject({
    resetPassword: 'Choose your password',
    checkYourEmailForPasswordReset: expect.stringMatching(/nothing was sent.*administrator/),
  });
  expect(ar.authentication).toMatchObject({
    resetPassword: 'اختر كلمة المرور',
    checkYourEmailForPasswordReset: expect.stringMatching(/لم يُرسل شيء.*مدير النظام/),
  });
  expect(adminWordsFor('smtp://mail.example')).toBe(adminWords);
});
