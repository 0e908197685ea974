import { test } from '@playwright/test';
import { prepareDemoContent } from '../whole-content.ts';

test('a first start fills an empty database with the demo content', async () => {
  test.setTimeout(620_000);
  await prepareDemoContent();
});
