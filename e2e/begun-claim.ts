import type { Language } from '@insurer/contract/language.ts';
import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import { expect, type Page } from '@playwright/test';
import { addDays } from '../apps/site/app/visit-plan/days.ts';
import { at } from './fixtures.ts';

/** What the steps of a claim need, in their order; the photos and the account may be left out. */
const answers = {
  what: { product: 'motor', event: 'accident', story: 'A lorry hit my car from behind.' },
  when: { happened_on: addDays(todayInRiyadh(), -3), city: 'riyadh' },
  policy: { side: 'holder', policy_number: 'P-1001' },
  contact: { full_name: 'Sara Ali', id_number: '1000000008', phone: '0512345678', email: 'sara@example.com' },
};
type Step = keyof typeof answers;
const allSteps = Object.keys(answers) as Step[];

/** Answers steps of a claim in this browser, as the page without scripts sends them: all of them, or up to the photos. */
export async function answerClaim(page: Page, language: Language, origin: string, steps = allSteps): Promise<void> {
  for (const step of steps) {
    const address = `${at(language, '/claim')}?step=${step}`;
    const answer = await page.request.post(address, { form: answers[step], maxRedirects: 0, headers: { origin } });
    expect(answer.status(), address).toBe(303);
  }
}

export const stepsToPhotos: Step[] = ['what', 'when', 'policy'];
