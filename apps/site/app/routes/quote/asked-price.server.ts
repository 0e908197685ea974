import { premiumOf } from '@insurer/contract/rates/premium.ts';
import type { Answers, Rates } from '@insurer/contract/rates/rates.ts';
import { ContentFailure } from '#app/content/content-failure.ts';
import { readRatesOf } from '#app/content/rates.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { pageOfRates } from '#app/screen-at.ts';
import { longDate } from '#app/texts/dates.ts';
import { fill } from '#app/texts/fill.ts';
import { isolate } from '#app/texts/isolate.ts';
import type { View } from '#app/view.ts';
import { quoteAt } from './quote-cookie.server.ts';
import { amountOf, answerWords } from './quote-words.ts';

/**
 * What the form of the quote request begins with when a visitor comes from a price: the product, and the price with what
 * it was computed from, in words that the visitor sees and may change; without rates the product alone. The answers come from
 * the visitor's own browser.
 */
export async function askedPrice(view: View, request: Request): Promise<Record<string, string>> {
  const query = new URL(request.url).searchParams;
  const asked = query.get('quote') ?? '';
  const rates = await readRatesOf(view, asked).catch((error: unknown) => {
    // The content store has logged it, and the form stands without a price.
    if (error instanceof ContentFailure) return undefined;
    throw error;
  });
  if (!rates) return pageOfRates(asked) ? { product: asked } : {};
  const { answers } = quoteAt(request, rates);
  const plan = rates.plans.find(({ name }) => name === query.get('plan'));
  const premium = plan && premiumOf(plan, rates, answers);
  const { product } = rates;
  if (!plan || !premium) return { product };
  await readSettings(view);
  const { quote } = view.texts;
  const price = fill(quote.money, { amount: amountOf(premium.total) });
  const message = fill(quote.message, { plan: plan.label.text, price, rates: ratesText(rates, view) });
  return { product, comments: [message, ...answersInWords(rates, answers, view)].join('\n') };
}

export function ratesText({ validFrom, version }: Rates, view: View): string {
  const date = (validFrom && longDate(validFrom, view.language)) ?? '–';
  return fill(view.texts.quote.messageRates, { date, version: version ? isolate(version) : '–' });
}

function answersInWords({ questions }: Rates, answers: Answers, view: View): string[] {
  return questions.map(
    (question) => `${question.label.text} ${answerWords(question, answers[question.name] ?? '', view.texts)}`,
  );
}
