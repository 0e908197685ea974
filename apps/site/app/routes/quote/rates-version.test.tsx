import type { Language } from '@insurer/contract/language.ts';
import type { Rates } from '@insurer/contract/rates/rates.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ViewProvider } from '#app/view-context.ts';
import { viewOf } from '#app/view-fixture.ts';
import { PlanCosts } from '../planner/plan-costs.tsx';
import type { ComparedQuote } from '../saved/compared-quote.ts';
import { SavedPrices } from '../saved/saved-prices.tsx';
import { ratesText } from './asked-price.server.ts';
import type { QuoteData } from './quote-data.ts';
import { RatesNote } from './rates-note.tsx';

const rates: Rates = { product: 'travel', version: '2026-1', currency: 'SAR', vat: '0.15', questions: [], plans: [] };
const said = { en: 'ersion <bdi dir="ltr">2026-1</bdi>', ar: 'الإصدار <bdi dir="ltr">2026-1</bdi>' };

function shown(language: Language, part: ReactNode): string {
  return renderToStaticMarkup(<ViewProvider value={viewOf(language, '/')}>{part}</ViewProvider>);
}

// Digits with a hyphen are drawn the other way round among Arabic letters: 1-2026.
for (const language of ['en', 'ar'] as const) {
  const view = viewOf(language, '/');

  test(`the version of rates stands left to right under prices, ${language}`, () => {
    const quote = { rates, product: { text: 'Travel', lang: 'en' }, step: 'start', answers: {} } as QuoteData;
    expect(shown(language, <RatesNote quote={quote} />)).toContain(`${said[language]}.`);
    expect(
      shown(
        language,
        <PlanCosts rates={rates} validFrom={undefined} costs={[{ part: 'stay', days: 30, prices: [] }]} view={view} />,
      ),
    ).toContain(said[language]);
  });

  test(`the versions of saved prices and of today’s do, too, ${language}`, () => {
    const label = { text: 'Regional', lang: 'en' } as const;
    const plans = [{ name: 'regional', label, before: 4370, today: 4400, isOffered: true }];
    const quote: ComparedQuote = { product: label, plans, answers: [], change: 'changed', version: '2026-1' };
    const saved = { of: 'quote', version: '2026-1', validFrom: '2026-07-01' } as Parameters<
      typeof SavedPrices
    >[0]['saved'];
    const html = shown(language, <SavedPrices quote={quote} saved={saved} isNew={false} view={view} />);
    expect(html.split(said[language])).toHaveLength(3);
    expect(html).toMatch(/1 July 2026|1 يوليو 2026/);
  });
}

test('and in the comments that a visitor may change, where no element can hold it', () => {
  expect(ratesText({ ...rates, validFrom: '2026-07-01' }, viewOf('ar', '/'))).toBe(
    'الأسعار السارية من 1 يوليو 2026، الإصدار \u20682026-1\u2069',
  );
  expect(ratesText({ ...rates, validFrom: '2026-07-01' }, viewOf('en', '/'))).toMatch(/version \u20682026-1\u2069$/);
});
