import { type ClaimStep, claimStepNames } from '@insurer/contract/forms/claim-step-names.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '#app/texts/fill.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { type AnswerRow, type ClaimData, claimPath, stepQuery } from './claim-data.ts';

type ListProps = Pick<ClaimData, 'since'> & { rows: NonNullable<ClaimData['rows']>; view: View };

/** Everything that was answered, step by step, each with the way to change it. */
export function AnswerList({ rows, ...rest }: ListProps): ReactNode {
  return claimStepNames.map((step) => {
    const answers = rows[step];
    return answers && <AnswersOf key={step} step={step} answers={answers} {...rest} />;
  });
}

type AnswersProps = Omit<ListProps, 'rows'> & { step: ClaimStep; answers: readonly AnswerRow[] };

function AnswersOf({ step, answers, since, view }: AnswersProps): ReactNode {
  const { claimSteps: words } = view.texts;
  const title = words.steps[step];
  return (
    <div className="claim__answers">
      <div className="claim__answers-head">
        <h3>{title}</h3>
        <Link className="text-link" to={`${localPath(claimPath, view.language)}${stepQuery(step, since)}`}>
          <span aria-hidden="true">{words.change}</span>
          <span className="visually-hidden">{fill(words.changeAnswer, { label: title })}</span>
        </Link>
      </div>
      <dl className="claim__rows">
        {answers.map(({ name, label, text }) => (
          <div key={name} className="claim__row">
            <dt>{label}</dt>
            <dd>{text === undefined ? <span className="muted">{words.notGiven}</span> : <bdi>{text}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
