import type { Page } from '@playwright/test';
import { acceptCookies } from '../fixtures.ts';

/** Every route of apps/site/app/routes.ts, and a page with each of the sections. */
export const everyScreen = [
  ...['/', '/401', '/get-a-quote', '/faqs-page', '/details-request', '/claims', '/submit-claim', '/complaints'],
  ...['/submit-complaints', '/contact-us', '/careers', '/career-openings', '/career-details/1', '/apply-form/1'],
  ...['/customer-rights', '/terms-conditions', '/data-sharing', '/report-fraud', '/activate-visa'],
  ...['/extend-insurance', '/cancel-insurance', '/my-requests', '/motor-insurance', '/no-such-page', '/all-sections'],
  ...['/search', '/search?q=motor', '/contact-us?about=accessibility', '/privacy-policy', '/e-services'],
  ...['/find-a-provider', '/quote/motor', '/visit-visa-planner', '/track-request'],
];

/** A visitor who may see all of them: with a choice of cookies, the token of a request, and maps that answer here. */
export async function letIn(page: Page): Promise<void> {
  await acceptCookies(page);
  await page.addInitScript(() => self === top && localStorage.setItem('token', 'token-of-FX-1'));
  await page.route('https://maps.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>A map' }),
  );
}
