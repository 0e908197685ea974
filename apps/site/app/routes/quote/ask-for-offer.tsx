import type { AnswerProblem } from '@insurer/contract/rates/check-answer.ts';
import type { ReactNode } from 'react';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';

const outOfRange: readonly AnswerProblem[] = ['tooSmall', 'tooLarge', 'tooEarly', 'tooLate'];

/** Where an answer lies beyond what the rates can price: no dead end, but the form with the product chosen. */
export function AskForOffer({
  problems,
  product,
  view,
}: {
  problems: Readonly<Record<string, AnswerProblem>>;
  product: string;
  view: View;
}): ReactNode {
  const { quote: words } = view.texts;
  if (!Object.values(problems).some((problem) => outOfRange.includes(problem))) return null;
  return (
    <p>
      {words.outOfRange}{' '}
      <a className="text-link" href={localPath(`/get-a-quote?product=${product}`, view.language)}>
        {words.askForOffer}
      </a>
    </p>
  );
}
