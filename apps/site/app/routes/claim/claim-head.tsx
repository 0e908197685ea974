import { claimStepNames } from '@insurer/contract/forms/claim-step-names.ts';
import { commaOf } from '@insurer/contract/language.ts';
import type { ReactNode } from 'react';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { fill } from '#app/texts/fill.ts';
import { ApplicationHead } from '../application-head.tsx';
import type { ClaimData } from './claim-data.ts';

/** The head of a step: its title says which of how many it is. */
export function ClaimHead({ step, wrong }: Pick<ClaimData, 'step'> & { wrong: boolean }): ReactNode {
  const view = useApplicationView();
  const { claimSteps: words, headings } = view.texts;
  const number = claimStepNames.indexOf(step) + 1;
  const where = fill(words.progress, { number, count: claimStepNames.length });
  const title =
    number === 1 ? headings.claim : `${words.steps[step]} — ${headings.claim}${commaOf(view.language)}${where}`;
  return <ApplicationHead {...{ title, wrong, view }} description={words.summary} noindex={number > 1} />;
}
