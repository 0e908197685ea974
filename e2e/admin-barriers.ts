import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds in Payload's own views and nothing here can mend, with the reason: one list for all journeys. */
const left: { rule: string; of: RegExp; because: string }[] = [];

/** What axe finds on a whole view of the admin, Payload's own parts included, as one line each. */
export async function adminBarriers(page: Page, where = new URL(page.url()).pathname): Promise<string[]> {
  // The site in the frame beside a form has its own journeys.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('iframe').analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, html })));
  const ours = found.filter(({ rule, html }) => !left.some((known) => known.rule === rule && known.of.test(html)));
  return ours.map(({ rule, html }) => `${where}: ${rule}: ${html.slice(0, 200)}`);
}
