import { type ReactNode, useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { ApplicationHandle } from '#app/application/application-data.ts';
import { ServerPart } from '#app/application/server-part.tsx';
import { useApplicationView } from '#app/application/use-application-view.ts';
import formsCss from '#app/forms/forms.css?inline';
import { fill } from '#app/texts/fill.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { CheckStep } from './check-step.tsx';
import css from './claim.css?inline';
import { answerClaim, loadClaim } from './claim-actions.server.ts';
import { type ClaimData, type ClaimProblem, claimSteps, keepsPage } from './claim-data.ts';
import { StepForm } from './step-form.tsx';
import { usePhotos } from './use-photos.ts';

export const handle: ApplicationHandle = {
  hydrate: true,
  texts: ['claimSteps', 'forms', 'headings', 'datePicker', 'footer'],
};
export const loader = (args: LoaderFunctionArgs) => loadClaim(args);
export const action = (args: ActionFunctionArgs) => answerClaim(args);

/** What was typed is kept by no cache. */
export function headers({ loaderHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  const cacheControl = actionHeaders?.get('cache-control') ?? loaderHeaders.get('cache-control');
  const retryAfter = actionHeaders?.get('retry-after');
  return { ...(cacheControl && { 'cache-control': cacheControl }), ...(retryAfter && { 'retry-after': retryAfter }) };
}

/** What is only kept changes nothing that is shown. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.has(keepsPage) ? false : defaultShouldRevalidate;

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
  const { claimSteps: words, headings, forms } = view.texts;
  const number = claimSteps.indexOf(claim.step) + 1;
  const where = fill(words.progress, { number, count: claimSteps.length });
  const title = number === 1 ? headings.claim : `${words.steps[claim.step]} — ${headings.claim}, ${where}`;
  const prefix = wrong ? forms.errorPrefix : '';
  // What only the first HTML needs of the head is the server's.
  if (!import.meta.env.SSR) return <title>{`${prefix}${title}`}</title>;
  return <PageHead title={title} titlePrefix={prefix} description={words.summary} noindex={number > 1} />;
}

/** A new step begins at its top, with the focus on its heading; what is wrong has the focus on its summary. */
function useArrival(problem: ClaimProblem | undefined) {
  const screen = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (problem) summary.current?.focus();
  }, [problem]);
  useEffect(() => {
    if (first.current === key) return;
    first.current = '';
    if (problem) return;
    const heading = screen.current?.querySelector<HTMLElement>('[data-arrival]');
    heading?.closest('section')?.scrollIntoView({ behavior: 'instant' });
    heading?.focus({ preventScroll: true });
  }, [key, problem]);
  return { screen, summary };
}
