import type { ReactNode } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { ApplicationHandle } from '#app/application/application-data.ts';
import { revalidatesUnlessKept } from '#app/application/kept-page.ts';
import { ServerPart } from '#app/application/server-part.tsx';
import stepsCss from '#app/application/steps.css?inline';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { useArrival } from '#app/application/use-arrival.ts';
import { useCorrected } from '#app/application/use-corrected.ts';
import { useProblem } from '#app/application/use-problem.ts';
import formsCss from '#app/forms/forms.css?inline';
import { fill } from '#app/texts/fill.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import { ApplicationHead } from '../application-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { leftOfProblem } from './left-of-problem.ts';
import css from './planner.css?inline';
import { loadPlanner, submitPlanner } from './planner-actions.server.ts';
import type { PlannerData, PlannerProblem } from './planner-data.ts';
import { PlannerForm } from './planner-form.tsx';
import type { ShownPlan } from './shown-plan.ts';
import { useLivePlan } from './use-live-plan.ts';
import { VisitPlan } from './visit-plan.tsx';

export const handle: ApplicationHandle = { hydrate: true, texts: ['planner', 'quote', 'forms', 'headings'] };
export const loader = (args: LoaderFunctionArgs) => loadPlanner(args);
export const action = (args: ActionFunctionArgs) => submitPlanner(args);

export { formHeaders as headers } from '#app/forms/form-headers.ts';
export const shouldRevalidate = revalidatesUnlessKept;

/** Until when a visitor may stay, is covered and may ask for an extension (decision 0022). */
export default function VisitVisaPlanner(): ReactNode {
  const view = useApplicationView();
  const planner = useLoaderData<PlannerData>();
  const problem = useProblem(useActionData<PlannerProblem>());
  const { shown, isStale, changed, onChange } = useLivePlan(planner);
  const { shown: left, correct } = useCorrected(problem);
  const { screen, summary } = useArrival(problem);
  const { planner: words, headings } = view.texts;
  const title = headings['visit-visa-planner'];
  return (
    <>
      {import.meta.env.SSR && <InlineStyle name="forms" css={formsCss} />}
      {import.meta.env.SSR && <InlineStyle name="steps" css={stepsCss} />}
      {import.meta.env.SSR && <InlineStyle name="planner" css={css} />}
      <ApplicationHead title={title} wrong={left !== undefined} description={words.summary} view={view} />
      <ServerPart>{import.meta.env.SSR && <ScreenTop heading={{ text: title, lang: view.language }} />}</ServerPart>
      <div className="planner page-part page-width" ref={screen}>
        <div className="planner__lead">
          <p className="lead">{words.summary}</p>
          <p>{words.privacy}</p>
        </div>
        <p className="visually-hidden" role="status">
          {changed && said(changed, words)}
        </p>
        <PlannerForm
          planner={planner}
          typed={problem?.typed ?? planner.typed}
          problem={left}
          onChange={(form, isTyping) => {
            if (problem) correct(leftOfProblem(problem, form, planner));
            onChange(form, isTyping);
          }}
          summary={summary}
        />
        {shown ? (
          <VisitPlan planner={planner} shown={shown} isStale={isStale || (problem !== undefined && !changed)} />
        ) : (
          <WhatComesOut hasRates={planner.rates !== undefined} view={view} />
        )}
      </div>
    </>
  );
}

function WhatComesOut({ hasRates, view }: { hasRates: boolean; view: View }): ReactNode {
  const { planner: words } = view.texts;
  const lines = [
    words.lastDay,
    words.extendBy,
    words.lastCoveredDay,
    words.gap,
    ...(hasRates ? [words.costsTitle] : []),
  ];
  return (
    <section className="planner__plan" aria-labelledby="plan-title">
      <h2 id="plan-title">{words.whatComesOut}</h2>
      <ul className="planner__out">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The days that have changed in words, for voices. */
function said({ lastDay, extendBy }: ShownPlan, words: View['texts']['planner']): string {
  return fill(words.updated, { lastDay: lastDay.gregorian, extendBy: extendBy.gregorian });
}
