import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { premiumOf } from '@insurer/contract/rates/premium.ts';
import { readRates } from '@insurer/contract/rates/read-rates.ts';
import { rates as demo, type SeedRates } from '@insurer/demo-content/rates.ts';
import { expect, test } from 'vitest';
import { type AskedPremium, type WorkedPremium, workPremium } from './premium-apart.ts';
import { root } from './repository-files.ts';

type Case = AskedPremium & WorkedPremium;
const path = join(root, 'packages/contract/src/rates/premium-cases.json');
const cases = JSON.parse(readFileSync(path, 'utf8')) as Case[];

test('the table of 200 premiums says what the script works out apart from the product', () => {
  expect(cases).toHaveLength(200);
  for (const one of cases) {
    const { net, vatAmount, total } = one;
    expect(workPremium(one), JSON.stringify(one)).toEqual({ net, vatAmount, total });
  }
});

test.each(demo.map((table) => [table.product, table] as const))(
  'every plan of %s in the demo agrees to the halala, at each bound of each question and beside it',
  (_, table) => {
    const { rates } = readRates({ data: wireOf(table) }, 'en');
    if (!rates) throw new Error('no rates');
    expect(rates.plans).toHaveLength(table.plans.length);
    const everyAnswer = answersOf(table);
    expect(everyAnswer.length).toBeGreaterThan(200);
    const questions = Object.fromEntries(table.questions.map(({ name, kind }) => [name, kind]));
    const wrong = wireOf(table).plans.flatMap(({ name, base, minimum, factors }) => {
      const plan = rates.plans.find((one) => one.name === name);
      return everyAnswer.filter((answers) => {
        const worked = workPremium({ questions, answers, base, minimum, vat: 0.15, factors });
        const price = plan && premiumOf(plan, rates, answers);
        return price?.net !== worked.net || price.vat !== worked.vatAmount || price.total !== worked.total;
      });
    });
    expect(wrong).toEqual([]);
  },
);

function wireOf({ product, version, validFrom, questions, plans }: SeedRates) {
  return {
    ...{ product, version, valid_from: validFrom, currency: 'SAR', vat: 0.15 },
    questions: questions.map((question) => ({
      ...question,
      label: question.label.en,
      choices: 'choices' in question ? question.choices.map(({ value }) => ({ value, label: value })) : undefined,
    })),
    plans: plans.map(({ name, base, minimum, factors }) => ({
      ...{ name, label: name, base, minimum },
      factors: factors.map(({ question, equals, from, to, effect, amount }) => ({
        ...{ question, when: { equals, from, to } },
        ...(effect === 'add' ? { add: amount } : { multiply: amount }),
      })),
    })),
  };
}

/** All answers to choices, and for a number each bound that the questions and factors name, one less and one more. */
function answersOf({ questions, plans }: SeedRates): Record<string, string>[] {
  const factors = plans.flatMap((plan) => plan.factors);
  return questions.reduce<Record<string, string>[]>(
    (all, question) => {
      const values = valuesOf(question, factors);
      return all.flatMap((answers) => values.map((value) => ({ ...answers, [question.name]: value })));
    },
    [{}],
  );
}

type Asked = SeedRates['questions'][number];
function valuesOf(question: Asked, factors: SeedRates['plans'][number]['factors']): string[] {
  if (question.kind === 'choice') return question.choices.map(({ value }) => value);
  if (question.kind === 'yesno') return ['yes', 'no'];
  const { name, minimum, maximum } = question;
  const named = factors.filter((factor) => factor.question === name).flatMap(({ from, to }) => [from, to]);
  const near = [minimum, maximum, ...named]
    .flatMap((bound) => (bound === undefined ? [] : [Number(bound) - 1, Number(bound), Number(bound) + 1]))
    .filter((value) => value >= Number(minimum) && value <= Number(maximum));
  return [...new Set(near.map(String))];
}
