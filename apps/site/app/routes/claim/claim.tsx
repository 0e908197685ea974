import { claimStepNames } from '@insurer/contract/forms/claim-step-names.ts';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { ApplicationHandle } from '#app/application/application-data.ts';
import { headersOfAnswers, revalidatesUnlessKept } from '#app/application/kept-page.ts';
import { ServerPart } from '#app/application/server-part.tsx';
import stepsCss from '#app/application/steps.css?inline';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { useArrival } from '#app/application/use-arrival.ts';
import formsCss from '#app/forms/forms.css?inline';
import { fill } from '#app/texts/fill.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import { ApplicationHead } from '../application-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { CheckStep } from './check-step.tsx';
import css from './claim.css?inline';
import { answerClaim, loadClaim } from './claim-actions.server.ts';
import type { ClaimData, ClaimProblem } from './claim-data.ts';
import { StepForm } from './step-form.tsx';
import { usePhotos } from './use-photos.ts';

export const handle: ApplicationHandle = {
  hydrate: true,
  texts: ['claimSteps', 'forms', 'headings', 'datePicker', 'footer'],
};
export const loader = (args: LoaderFunctionArgs) => loadClaim(args);
export const action = (args: ActionFunctionArgs) => answerClaim(args);

export const headers = headersOfAnswers;
export const shouldRevalidate = revalidatesUnlessKept;

/** A claim in steps, with its photos (decisions 0022 and 0032). */
export default function Claim(): ReactNode {
  const view = useApplicationView();
  const claim = useLoaderData<ClaimData>();
  const problem = useActionData<ClaimProblem>() ?? undefined;
  const photos = usePhotos(claim.files);
  const { screen, summary } = useArrival(problem);
  return (
    <>
      {import.meta.env.SSR && <InlineStyle name="forms" css={formsCss} />}
      {import.meta.env.SSR && <InlineStyle name="steps" css={stepsCss} />}
      {import.meta.env.SSR && <InlineStyle name="claim" css={css} />}
      <ClaimHead claim={claim} wrong={problem !== undefined} view={view} />
      <ServerPart>
        {import.meta.env.SSR && <ScreenTop heading={{ text: view.texts.headings.claim, lang: view.language }} />}
      </ServerPart>
      <div className="claim page-part page-width" ref={screen}>
        {claim.step === 'check' ? (
          <CheckStep claim={claim} photos={photos} problem={problem} />
        ) : (
          <StepForm key={claim.step} claim={claim} photos={photos} problem={problem} summary={summary} />
        )}
      </div>
    </>
  );
}

function ClaimHead({ claim, wrong, view }: { claim: ClaimData; wrong: boolean; view: View }): ReactNode {
  const { claimSteps: words, headings } = view.texts;
  const number = claimStepNames.indexOf(claim.step) + 1;
  const where = fill(words.progress, { number, count: claimStepNames.length });
  const title = number === 1 ? headings.claim : `${words.steps[claim.step]} — ${headings.claim}, ${where}`;
  return <ApplicationHead {...{ title, wrong, view }} description={words.summary} noindex={number > 1} />;
}
