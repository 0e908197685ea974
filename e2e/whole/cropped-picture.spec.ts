import { readFile } from 'node:fs/promises';
import { expect, test } from '../whole-fixtures.ts';

const original = new URL('../../apps/site/public/icon-512-maskable.png', import.meta.url);

test('a picture that was cropped stays so with what is saved afterwards, and is whole again once its file is given anew', async ({
  adminPage: page,
  editor,
}) => {
  const file = { name: 'cropped-journey.png', mimeType: 'image/png', buffer: await readFile(original) };
  const multipart = { file, _payload: JSON.stringify({ alt: 'A mark' }) };
  const { doc } = await (await editor.api.post('/cms-api/media?locale=en', { multipart })).json();
  await page.goto(`/admin/collections/media/${doc.id}?locale=en`);
  const size = page.locator('.file-meta__size-type');
  const save = async () => {
    const saved = page.waitForResponse((one) => one.request().method() === 'PATCH' && one.url().includes('/media/'));
    await page.locator('#action-save').click();
    expect((await saved).status()).toBe(200);
    await expect(page.locator('#action-save')).toBeDisabled();
  };
  const giveAnew = async () => {
    await page.locator('.file-details__remove').click();
    await page.locator('.file-field__hidden-input').setInputFiles(file);
    await expect(page.locator('.file-field__filename')).toHaveValue(file.name);
  };
  await expect(size).toContainText('512x512');
  await giveAnew();
  await page.locator('.file-field__edit').click();
  await page.locator('.edit-upload input[name="Width (px)"]').fill('200');
  await page.locator('.edit-upload input[name="Height (px)"]').fill('100');
  await page.locator('.edit-upload__save').click();
  await save();
  await expect(size).toContainText('200x100');
  await page.locator('#field-alt').fill('A mark, cropped');
  await save();
  await expect(size).toContainText('200x100');
  await giveAnew();
  await save();
  await expect(size).toContainText('512x512');
});
