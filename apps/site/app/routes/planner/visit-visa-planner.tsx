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
import css from './planner.css?inline';
import { answerPlanner, loadPlanner } from './planner-actions.server.ts';
import { keepsPage, type PlannerData, type PlannerProblem } from './planner-data.ts';
import { PlannerForm } from './planner-form.tsx';
import type { ShownPlan } from './shown-plan.ts';
import { useLivePlan } from './use-live-plan.ts';
import { VisitPlan } from './visit-plan.tsx';

export const handle: ApplicationHandle = { hydrate: true, texts: ['planner', 'quote', 'forms', 'headings'] };
export const loader = (args: LoaderFunctionArgs) => loadPlanner(args);
export const action = (args: ActionFunctionArgs) => answerPlanner(args);

/** What was typed is kept by no cache. */
export function headers({ loaderHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  const cacheControl = actionHeaders?.get('cache-control') ?? loaderHeaders.get('cache-control');
  return cacheControl ? { 'cache-control': cacheControl } : {};
}

/** What the browser shows already is only kept: the plan of the next key pressed must not be replaced by it. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.has(keepsPage) ? false : defaultShouldRevalidate;

/** Until when a visitor may stay, is covered and may ask for an extension (decision 0022). */
export default function VisitVisaPlanner(): ReactNode {
  const view = useApplicationView();
  const planner = useLoaderData<PlannerData>();
  const problem = useActionData<PlannerProblem>() ?? undefined;
  const { shown, isStale, changed, onChange } = useLivePlan(planner);
  const { screen, summary } = useArrival(problem);
  const { planner: words } = view.texts;
  return (
    <>
      {import.meta.env.SSR && <InlineStyle name="forms" css={formsCss} />}
      {import.meta.env.SSR && <InlineStyle name="planner" css={css} />}
      <PlannerHead wrong={problem !== undefined} view={view} />
      <ServerPart>
        {import.meta.env.SSR && (
          <ScreenTop heading={{ text: view.texts.headings['visit-visa-planner'], lang: view.language }} />
        )}
      </ServerPart>
      <div className="planner page-part page-width" ref={screen}>
        <div className="planner__lead">
          <p className="lead">{words.summary}</p>
          <p>{words.privacy}</p>
        </div>
        <p className="visually-hidden" role="status">
          {changed && said(changed, words)}
        </p>
        <PlannerForm planner={planner} problem={problem} onChange={onChange} summary={summary} />
        {shown ? (
          <VisitPlan planner={planner} shown={shown} isStale={isStale || (problem !== undefined && !changed)} />
        ) : (
          <WhatComesOut hasRates={planner.rates !== undefined} view={view} />
        )}
      </div>
    </>
  );
}

function PlannerHead({ wrong, view }: { wrong: boolean; view: View }): ReactNode {
  const title = view.texts.headings['visit-visa-planner'];
  const prefix = wrong ? view.texts.forms.errorPrefix : '';
  // What only the first HTML needs of the head is the server's.
  if (!import.meta.env.SSR) return <title>{`${prefix}${title}`}</title>;
  return <PageHead title={title} titlePrefix={prefix} description={view.texts.planner.summary} />;
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

/** A plan that was asked for has the focus on its heading; what is wrong has it on its summary. */
function useArrival(problem: PlannerProblem | undefined) {
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
