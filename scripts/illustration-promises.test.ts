import { readFileSync } from 'node:fs';
import { languages } from '@insurer/contract/language.ts';
import { waadAlAjyalGold } from '@insurer/demo-content/pages/waad-alajyal-gold.ts';
import { expect, test } from 'vitest';
import { readConfig } from '../apps/site/app/config.server.ts';
import { savingsOf } from '../apps/site/app/savings/outcomes.ts';
import { allDocuments } from './documents/all-documents.ts';
import { textsOfPart } from './documents/printed-document.ts';

const { savings } = readConfig({});
const { parts = [] } = (await allDocuments()).find(({ key }) => key === 'waad-ajyal-illustration') ?? {};
const monthly = 800;

/** What the calculator shows, written as the document writes it. */
function calculated(years: number, assumptions: NonNullable<typeof savings>): string[] {
  const { paidIn, outcomes } = savingsOf(monthly, years, assumptions);
  return [paidIn, ...outcomes.map(({ amount }) => amount)].map((amount) => amount.toLocaleString('en'));
}

test('the printed illustration says what the calculator says of the same figures, year by year and market by market', () => {
  if (!savings) throw new Error('The calculator is off where nothing is set');
  for (const language of languages) {
    const rows = parts.flatMap((part) => ('table' in part ? part.table.rows : []));
    const [first] = parts.flatMap(textsOfPart);
    expect(first?.[language]).toMatch(new RegExp(`\\b${monthly}\\b`));
    const years = rows.map(([after]) => Number(/\d+/.exec(after?.[language] ?? '')?.[0] ?? 1));
    expect(years).toEqual([1, 5, 10, 15]);
    expect(rows.map(([, ...amounts]) => amounts.map((amount) => amount[language]))).toEqual(
      years.map((count) => calculated(count, savings)),
    );
  }
});

test('it names what the calculator counts by, and so does the table of the settings', () => {
  const { growth, setUp } = savings ?? {};
  const shares = [growth?.poor, growth?.average, growth?.good, setUp].map((share = Number.NaN) =>
    Number((share * 100).toFixed(2)),
  );
  for (const language of languages) {
    const said = parts.flatMap(textsOfPart).map((text) => text[language]);
    for (const share of shares) expect(said.join('\n')).toContain(`${share}%`.replace('-', '−'));
  }
  const running = readFileSync(new URL('../docs/running.md', import.meta.url), 'utf8');
  expect(running).toContain(`| \`SAVINGS_ILLUSTRATION\` | \`${shares.join(',')}\` |`);
});

test('the page of the plan names the poorest and the best outcome of that illustration', () => {
  if (!savings) throw new Error('The calculator is off where nothing is set');
  const [paidIn = '', poor = '', , good = ''] = calculated(15, savings);
  const payOut = JSON.stringify(waadAlAjyalGold).match(/(?:SAR )?[\d,]{7}(?= paid in|،| ريال، ).{0,120}/g) ?? [];
  expect(payOut).toHaveLength(2);
  for (const said of payOut) for (const amount of [paidIn, poor, good]) expect(said).toContain(amount);
});
