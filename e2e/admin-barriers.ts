import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { hydratingClass } from '../apps/cms/src/admin/hydrating-class.ts';

/** What axe finds on a whole view of the admin, as one line each: no rule and no part of Payload's is left out. */
export async function adminBarriers(page: Page): Promise<string[]> {
  // Names are mended once React has taken over.
  await expect(page.locator('html')).not.toHaveClass(new RegExp(hydratingClass));
  // The site in the frame beside a form has its own journeys.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('iframe').analyze();
  const where = new URL(page.url()).pathname;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${where}: ${id}: ${html.slice(0, 200)}`));
}
