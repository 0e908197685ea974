import { premiumOf } from '@insurer/contract/rates/premium.ts';
import type { Factor, Plan, Question } from '@insurer/contract/rates/rates.ts';
import type { Both } from './content-types.ts';
import { rates, type SeedRates } from './rates.ts';

/** VAT as the rate tables are seeded with it (`seed-rates.ts`). */
const vat = '0.15';

type PlanHead = {
  plan1Name: Both;
  plan2Name: Both;
  plan3Name: Both;
  plan1Link: string;
  plan2Link: string;
  plan3Link: string;
};

/** The head of a table of plans whose prices an adviser tells: their names, and the form with product and plan of this page chosen. */
export function askedPlanHead(names: readonly [Both, Both, Both], form: string, page: string): PlanHead {
  const [plan1Link = '', plan2Link = '', plan3Link = ''] = names.map((_, at) => `${form}&page=${page}&plan=${at + 1}`);
  return { ...planHead(names), plan1Link, plan2Link, plan3Link };
}

/** The head of a table of plans that leads to no form. */
export function planHead([one, two, three]: readonly [Both, Both, Both]): PlanHead {
  return { plan1Name: one, plan2Name: two, plan3Name: three, plan1Link: '', plan2Link: '', plan3Link: '' };
}

/** The head of a table of plans that have a rate table: names, lowest prices and links to the quote come from it. */
export function pricedPlanHead(product: string) {
  const table = rates.find((one) => one.product === product);
  const [one, two, three] = (table?.plans ?? []).map((plan) => ({
    name: plan.label,
    price: lowestPrice(table as SeedRates, plan),
    link: `/quote/${product}?plan=${plan.name}`,
  }));
  if (!one || !two || !three) throw new Error(`${product} has no three plans`);
  return {
    ...planHead([one.name, two.name, three.name]),
    ...{ plan1Price: one.price, plan2Price: two.price, plan3Price: three.price },
    ...{ plan1Link: one.link, plan2Link: two.link, plan3Link: three.link },
  };
}

/** For each plan of a product, in their order, whether it has what they may include, as its list of that says. */
export function plansWith(product: string, included: Both): { label: Both; has: boolean }[] {
  const plans = rates.find((one) => one.product === product)?.plans ?? [];
  return plans.map(({ label, includes }) => ({ label, has: includes.includes(included) }));
}

type SeedPlan = SeedRates['plans'][number];

/** The lowest price that any answers give, with VAT. */
function lowestPrice({ questions }: SeedRates, { name, label, base, minimum, factors }: SeedPlan): Both {
  const plan: Plan = {
    name,
    label: { text: label.en, lang: 'en' },
    base: String(base),
    minimum: String(minimum),
    factors: factors.map(factorOf),
    includes: [],
  };
  const asked = questions.map(({ name: question, kind }) => ({ name: question, kind }) as Question);
  const totals = allAnswers(questions, factors).flatMap((answers) => {
    const premium = premiumOf(plan, { questions: asked, vat }, answers);
    return premium ? [premium.total] : [];
  });
  const amount = (Math.min(...totals) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  return { en: `from SAR ${amount} with VAT`, ar: `من ${amount} ريال شاملًا الضريبة` };
}

function factorOf({ question, equals, from, to, effect, amount }: SeedPlan['factors'][number]): Factor {
  const when = equals === undefined ? { from, to } : { equals };
  return effect === 'add' ? { question, when, add: String(amount) } : { question, when, multiply: String(amount) };
}

/** Every combination of answers that may have a price of its own. */
function allAnswers(questions: SeedRates['questions'], factors: SeedPlan['factors']): Record<string, string>[] {
  const asked = questions.filter(({ name }) => factors.some(({ question }) => question === name));
  return asked.reduce<Record<string, string>[]>(
    (before, question) => {
      const values = valuesOf(question, factors);
      return before.flatMap((answers) => values.map((value) => ({ ...answers, [question.name]: value })));
    },
    [{}],
  );
}

/** Of numbers those at which a factor begins, or has just ended: between them the price is the same. */
function valuesOf(question: SeedRates['questions'][number], factors: SeedPlan['factors']): string[] {
  if (question.kind === 'yesno') return ['yes', 'no'];
  if (question.kind === 'choice') return question.choices.map(({ value }) => value);
  const own = factors.filter((factor) => factor.question === question.name);
  const starts = own.flatMap(({ from, to }) => [from, to && String(Math.floor(Number(to)) + 1)]);
  const inside = starts.filter((start) => start !== undefined && Number(start) <= Number(question.maximum));
  return [...new Set([question.minimum, ...inside])] as string[];
}
