import { validAnswers } from '@insurer/contract/rates/check-answer.ts';
import type { Answers, Rates } from '@insurer/contract/rates/rates.ts';
import { keepAnswers, keptAnswers } from '#app/application/kept-answers.server.ts';

const nameOf = (product: string) => `quote-${product}`;

/** The Set-Cookie header that keeps a visitor's answers in this browser. */
export function answersCookie(product: string, answers: Answers): string {
  return keepAnswers(nameOf(product), answers);
}

/** The answers that a request brings and that hold for the rate table of now. */
export function readAnswers(request: Request, { product, questions }: Rates): Answers {
  return validAnswers(questions, keptAnswers(nameOf(product), request));
}
