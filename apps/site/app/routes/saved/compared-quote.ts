import type { LocalizedText } from '@insurer/contract/fields.ts';
import { validAnswers } from '@insurer/contract/rates/check-answer.ts';
import { premiumOf } from '@insurer/contract/rates/premium.ts';
import type { Question, Rates } from '@insurer/contract/rates/rates.ts';
import type { SavedQuote } from '#app/application/saved-answers.ts';
import type { Texts } from '#app/texts/texts.ts';
import { answerWords } from '../quote/quote-words.ts';

/** A plan's total in halalas with VAT, when it was saved and today; none where no price can be computed. */
export type ComparedPlan = { name: string; label: LocalizedText; before?: number; today?: number; isOffered: boolean };

/** How the prices of today stand to those that were saved; `unknown` where the rates cannot be read. */
type Change = 'same' | 'changed' | 'asks-more' | 'unknown';

export type ComparedQuote = {
  product: LocalizedText;
  plans: readonly ComparedPlan[];
  answers: readonly { name: string; question: LocalizedText; answer: LocalizedText }[];
  change: Change;
  /** What the prices of today are computed from. */
  version?: string;
  validFrom?: string;
};

/** A saved quote beside the rates of today, in words of today where these still have them. */
export function comparedQuote(
  saved: SavedQuote,
  rates: Rates | undefined,
  product: LocalizedText | undefined,
  texts: Pick<Texts, 'quote'>,
): ComparedQuote {
  const own = (text: string): LocalizedText => ({ text, lang: saved.language });
  const valid = rates ? validAnswers(rates.questions, saved.answers) : {};
  const plans = saved.plans.map(({ name, label, total }): ComparedPlan => {
    const plan = rates?.plans.find((one) => one.name === name);
    const today = plan && rates && premiumOf(plan, rates, valid)?.total;
    return {
      ...{ name, label: plan?.label ?? own(label), isOffered: plan !== undefined || rates === undefined },
      ...(total !== undefined && { before: total }),
      ...(today !== undefined && { today }),
    };
  });
  const answers = Object.entries(saved.words).map(([name, [question, answer]]) => {
    const asked = rates?.questions.find((one) => one.name === name);
    const value = asked && valid[name];
    const words = !asked || value === undefined ? own(answer) : wordsOfToday(asked, value, texts);
    return { name, question: asked?.label ?? own(question), answer: words };
  });
  const { version, validFrom } = rates ?? {};
  return {
    product: product ?? own(saved.label),
    plans,
    answers,
    change: changeOf(plans, rates, valid),
    version,
    validFrom,
  };
}

function changeOf(plans: readonly ComparedPlan[], rates: Rates | undefined, valid: object): Change {
  if (!rates) return 'unknown';
  if (plans.length === 0 || plans.every(({ before, today }) => before === today)) return 'same';
  const isAsked = rates.questions.some(({ name }) => !Object.hasOwn(valid, name));
  return isAsked ? 'asks-more' : 'changed';
}

function wordsOfToday(question: Question, value: string, texts: Pick<Texts, 'quote'>): LocalizedText {
  const label = question.kind === 'choice' && question.choices.find((choice) => choice.value === value)?.label;
  return label || { text: answerWords(question, value, texts), lang: question.label.lang };
}
