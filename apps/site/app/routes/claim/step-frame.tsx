import { claimStepNames } from '@insurer/contract/forms/claim-step-names.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { fill } from '#app/texts/fill.ts';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import { type ClaimData, claimPath, stepQuery } from './claim-data.ts';
import { ClaimHead } from './claim-head.tsx';

/**
 * What stands around every step: the way back, how far it is, and its heading. Without scripts an answer's address leads here,
 * or to what is wrong.
 */
export function StepFrame({
  claim: { step, since },
  wrong,
  children,
}: {
  claim: Pick<ClaimData, 'step' | 'since'>;
  wrong: boolean;
  children: ReactNode;
}): ReactNode {
  const { texts, language } = useApplicationView();
  const { claimSteps: words } = texts;
  const number = claimStepNames.indexOf(step) + 1;
  const before = claimStepNames[number - 2];
  return (
    <section className="claim__step" id={wrong ? undefined : 'form'} aria-labelledby="claim-step">
      <ClaimHead step={step} wrong={wrong} />
      {before && (
        <p>
          <Link className="text-link claim__back" to={`${localPath(claimPath, language)}${stepQuery(before, since)}`}>
            <Icon name="chevron-start" flip />
            <span>{words.back}</span>
          </Link>
        </p>
      )}
      <p className="steps__progress">{fill(words.progress, { number, count: claimStepNames.length })}</p>
      <progress className="steps__bar" aria-hidden="true" value={number} max={claimStepNames.length} />
      <h2 id="claim-step" tabIndex={-1} data-arrival="">
        {words.steps[step]}
      </h2>
      {children}
    </section>
  );
}
