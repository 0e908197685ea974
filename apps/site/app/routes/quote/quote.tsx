import { type ReactNode, useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { ApplicationHandle } from '#app/application/application-data.ts';
import { ServerPart } from '#app/application/server-part.tsx';
import stepsCss from '#app/application/steps.css?inline';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { useCorrected } from '#app/application/use-corrected.ts';
import { useProblem } from '#app/application/use-problem.ts';
import formsCss from '#app/forms/forms.css?inline';
import { Breadcrumb } from '#app/frame/breadcrumb/breadcrumb.tsx';
import headingCss from '#app/frame/group-layout/page-heading.css?inline';
import { fill } from '#app/texts/fill.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import { ApplicationHead } from '../application-head.tsx';
import pageCss from '../page-body.css?inline';
import { PricesStep } from './prices-step.tsx';
import { QuestionStep } from './question-step.tsx';
import css from './quote.css?inline';
import { loadQuote, submitQuote } from './quote-actions.server.ts';
import type { QuoteData, StepProblem, StepProblems } from './quote-data.ts';
import { StartStep } from './start-step.tsx';

export const handle: ApplicationHandle = {
  hydrate: true,
  texts: ['quote', 'forms'],
};
export const loader = (args: LoaderFunctionArgs) => loadQuote(args);
export const action = (args: ActionFunctionArgs) => submitQuote(args);

export { formHeaders as headers } from '#app/forms/form-headers.ts';

/** The price of a product in a few questions: one at a time, then every plan with this visitor's price (decision 0022). */
export default function Quote(): ReactNode {
  const view = useApplicationView();
  const quote = useLoaderData<QuoteData>();
  const problem = useProblem(useActionData<StepProblem>());
  const { shown: left, correct } = useCorrected(problem);
  const main = useArrival(problem !== undefined);
  return (
    <>
      {import.meta.env.SSR && <InlineStyle name="page-body" css={pageCss} />}
      {import.meta.env.SSR && <InlineStyle name="page-heading" css={headingCss} />}
      {import.meta.env.SSR && <InlineStyle name="forms" css={formsCss} />}
      {import.meta.env.SSR && <InlineStyle name="steps" css={stepsCss} />}
      {import.meta.env.SSR && <InlineStyle name="quote" css={css} />}
      <QuoteHead quote={quote} view={view} wrong={left !== undefined} />
      <div className="quote page-width" ref={main}>
        <ServerPart>{import.meta.env.SSR && <QuoteTrail quote={quote} view={view} />}</ServerPart>
        <Step {...{ quote, problem, left, correct }} />
      </div>
    </>
  );
}

function Step({ quote, ...problems }: { quote: QuoteData } & StepProblems): ReactNode {
  if (quote.step === 'start') return <StartStep quote={quote} />;
  // Another quote, too, begins with its own fields: one page may go from one to the other.
  if (quote.step === 'prices') return <PricesStep key={quote.since} quote={quote} {...problems} />;
  return <QuestionStep key={`${quote.since}-${quote.step}`} quote={quote} number={quote.step} {...problems} />;
}

function QuoteHead({ quote, view, wrong }: { quote: QuoteData; view: View; wrong: boolean }): ReactNode {
  const { quote: words } = view.texts;
  const title = titleOf(quote, words);
  return (
    <ApplicationHead
      {...{ title, wrong, view }}
      description={fill(words.panelIntro, {})}
      noindex={quote.step !== 'start'}
    />
  );
}

function titleOf({ step, product, rates }: QuoteData, words: View['texts']['quote']): string {
  if (step === 'start') return fill(words.startTitle, { product: product.text });
  if (step === 'prices') return fill(words.pricesTitle, { product: product.text });
  return `${rates.questions[step - 1]?.label.text} — ${fill(words.progress, { number: step, count: rates.questions.length })}`;
}

function QuoteTrail({ quote, view }: { quote: QuoteData; view: View }): ReactNode {
  const own = (text: string) => ({ text, lang: view.language });
  const { breadcrumb, quote: words } = view.texts;
  const trail = [
    { label: own(breadcrumb.home), href: '/' },
    ...(quote.page ? [{ label: quote.product, href: quote.page }] : []),
    { label: own(words.breadcrumb) },
  ];
  return <Breadcrumb trail={trail} view={view} />;
}

/** A new step begins at its top, with the focus on its heading, as a new page does; what is wrong has the focus itself. */
function useArrival(stays: boolean) {
  const main = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (first.current === key) return;
    first.current = '';
    if (stays) return;
    scrollTo({ top: 0, behavior: 'instant' });
    main.current?.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true });
  }, [key, stays]);
  return main;
}
