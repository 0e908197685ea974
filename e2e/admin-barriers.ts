import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a whole view of the admin, as one line each: no rule and no part of Payload's is left out. */
export async function adminBarriers(page: Page): Promise<string[]> {
  // The site in the frame beside a form has its own journeys.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('iframe').analyze();
  const where = new URL(page.url()).pathname;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${where}: ${id}: ${html.slice(0, 200)}`));
}
