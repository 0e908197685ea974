import type { ReactNode, RefObject } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { ApplicationHandle } from '#app/application/application-data.ts';
import { revalidatesUnlessKept } from '#app/application/kept-page.ts';
import { ServerPart } from '#app/application/server-part.tsx';
import stepsCss from '#app/application/steps.css?inline';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { useArrival } from '#app/application/use-arrival.ts';
import { useProblem } from '#app/application/use-problem.ts';
import formsCss from '#app/forms/forms.css?inline';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { EmergencyHelp } from '../emergency-help.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { CheckStep } from './check-step.tsx';
import css from './claim.css?inline';
import { loadClaim, submitClaim } from './claim-actions.server.ts';
import type { ClaimData, ClaimProblem } from './claim-data.ts';
import { StepForm } from './step-form.tsx';
import { usePhotos } from './use-photos.ts';

export const handle: ApplicationHandle = {
  hydrate: true,
  texts: ['claimSteps', 'forms', 'headings', 'datePicker', 'footer', 'status'],
};
export const loader = (args: LoaderFunctionArgs) => loadClaim(args);
export const action = (args: ActionFunctionArgs) => submitClaim(args);

export { formHeaders as headers } from '#app/forms/form-headers.ts';
export const shouldRevalidate = revalidatesUnlessKept;

/** A claim in steps, with its photos (decisions 0022 and 0032). */
export default function Claim(): ReactNode {
  const view = useApplicationView();
  const claim = useLoaderData<ClaimData>();
  const problem = useProblem(useActionData<ClaimProblem>());
  const { screen, summary } = useArrival(problem);
  return (
    <>
      {import.meta.env.SSR && <InlineStyle name="forms" css={formsCss} />}
      {import.meta.env.SSR && <InlineStyle name="steps" css={stepsCss} />}
      {import.meta.env.SSR && <InlineStyle name="claim" css={css} />}
      <ServerPart>
        {import.meta.env.SSR && <ScreenTop heading={{ text: view.texts.headings.claim, lang: view.language }} />}
      </ServerPart>
      <div hidden={claim.step !== 'what'}>
        <ServerPart>{import.meta.env.SSR && <EmergencyHelp />}</ServerPart>
      </div>
      <div className="claim page-part page-width" ref={screen}>
        <Steps key={claim.since} {...{ claim, problem, summary }} />
      </div>
    </>
  );
}

type StepsProps = { claim: ClaimData; problem: ClaimProblem | undefined; summary: RefObject<HTMLDivElement | null> };

/** One for each claim: the files that it holds are of no other one that is taken up on the same page. */
function Steps({ claim, problem, summary }: StepsProps): ReactNode {
  const photos = usePhotos(claim);
  if (claim.step === 'check') return <CheckStep claim={claim} photos={photos} problem={problem} />;
  return <StepForm key={claim.step} claim={claim} photos={photos} problem={problem} summary={summary} />;
}
