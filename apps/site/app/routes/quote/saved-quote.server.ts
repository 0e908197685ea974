import { premiumOf } from '@insurer/contract/rates/premium.ts';
import type { Answers, Rates } from '@insurer/contract/rates/rates.ts';
import type { SavedQuote } from '#app/application/saved-answers.ts';
import type { View } from '#app/view.ts';
import { answerWords } from './quote-words.ts';

/** Words in a link are short: an address holds little, and questions of today say the rest. */
const longestWords = 80;

/** What a link keeps of the answers so far, and of the prices where there are any (decision 0040). */
export function savedQuote(rates: Rates, answers: Answers, label: string, view: View): SavedQuote {
  const { product, version, validFrom, questions, plans } = rates;
  const words = questions.flatMap((question) => {
    const answer = answers[question.name];
    const texts = [question.label.text, answer && answerWords(question, answer, view.texts)] as const;
    return answer ? [[question.name, texts.map((text = '') => text.slice(0, longestWords))]] : [];
  });
  const isAnswered = questions.every(({ name }) => answers[name] !== undefined);
  return {
    of: 'quote',
    ...{ product, label, answers, version, validFrom, language: view.language },
    words: Object.fromEntries(words),
    plans: isAnswered ? plans.map((plan) => pricedPlan(plan, rates, answers)) : [],
  };
}

function pricedPlan(plan: Rates['plans'][number], rates: Rates, answers: Answers): SavedQuote['plans'][number] {
  const total = premiumOf(plan, rates, answers)?.total;
  return { name: plan.name, label: plan.label.text, ...(total !== undefined && { total }) };
}
