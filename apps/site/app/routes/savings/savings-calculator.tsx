import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { ApplicationHandle } from '#app/application/application-data.ts';
import { ServerPart } from '#app/application/server-part.tsx';
import { useApplicationView } from '#app/application/use-application-view.ts';
import formsCss from '#app/forms/forms.css?inline';
import { checkFigures, type Figures, figureNames } from '#app/savings/check-figures.ts';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import css from './savings.css?inline';
import { answerSavings, loadSavings } from './savings-actions.server.ts';
import { keepsPage, type SavingsData, type SavingsProblem, savingsPath } from './savings-data.ts';
import { SavingsForm } from './savings-form.tsx';
import { outcomesInWords, SavingsOutcomes } from './savings-outcomes.tsx';

export const handle: ApplicationHandle = { hydrate: true, texts: ['savings', 'forms', 'headings'] };
export const loader = (args: LoaderFunctionArgs) => loadSavings(args);
export const action = (args: ActionFunctionArgs) => answerSavings(args);

/** What was typed is kept by no cache. */
export function headers({ loaderHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  const cacheControl = actionHeaders?.get('cache-control') ?? loaderHeaders.get('cache-control');
  return cacheControl ? { 'cache-control': cacheControl } : {};
}

/** What the browser shows already is only kept. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.has(keepsPage) ? false : defaultShouldRevalidate;

/** What a monthly contribution could come to, in three markets (decisions 0022 and 0033). */
export default function SavingsCalculator(): ReactNode {
  const view = useApplicationView();
  const savings = useLoaderData<SavingsData>();
  const problem = useActionData<SavingsProblem>() ?? undefined;
  const { figures, isChanged, onChange } = useFigures(savings, view);
  const { screen, summary } = useArrival(problem);
  const { savings: words } = view.texts;
  return (
    <>
      {import.meta.env.SSR && <InlineStyle name="forms" css={formsCss} />}
      {import.meta.env.SSR && <InlineStyle name="savings" css={css} />}
      <SavingsHead wrong={problem !== undefined} view={view} />
      <ServerPart>
        {import.meta.env.SSR && (
          <ScreenTop heading={{ text: view.texts.headings['savings-calculator'], lang: view.language }} />
        )}
      </ServerPart>
      <div className="savings page-part page-width" ref={screen}>
        <div className="savings__lead">
          <p className="lead">{words.lead}</p>
          <p>{words.privacy}</p>
        </div>
        <p className="visually-hidden" role="status">
          {figures && isChanged && outcomesInWords(figures, savings.assumptions, view)}
        </p>
        <SavingsForm savings={savings} problem={problem} onChange={onChange} summary={summary} />
        {figures && <SavingsOutcomes figures={figures} assumptions={savings.assumptions} />}
      </div>
    </>
  );
}

function SavingsHead({ wrong, view }: { wrong: boolean; view: View }): ReactNode {
  const title = view.texts.headings['savings-calculator'];
  const prefix = wrong ? view.texts.forms.errorPrefix : '';
  // What only the first HTML needs of the head is the server's.
  if (!import.meta.env.SSR) return <title>{`${prefix}${title}`}</title>;
  return <PageHead title={title} titlePrefix={prefix} description={view.texts.savings.summary} />;
}

const pauseMs = 400;

/** The figures as the form stands once there are outcomes; each change that holds shows at once, and is kept when typing pauses. */
function useFigures(savings: SavingsData, view: View) {
  const [live, setLive] = useState<{ of: SavingsData; figures: Figures }>();
  const { submit } = useFetcher();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const kept = checkFigures(savings.typed, savings.thisYear).figures;
  // What the server says anew holds.
  const changed = live?.of === savings ? live.figures : undefined;
  const onChange = (form: HTMLFormElement) => {
    clearTimeout(pause.current);
    if (!kept) return;
    const values = new FormData(form);
    const typed = Object.fromEntries(figureNames.map((name) => [name, values.get(name)]));
    const { figures } = checkFigures(typed, savings.thisYear);
    if (!figures) return;
    setLive({ of: savings, figures });
    values.set(keepsPage, '1');
    const keep = () => void submit(values, { method: 'post', action: localPath(savingsPath, view.language) });
    pause.current = setTimeout(keep, pauseMs);
  };
  return { figures: changed ?? kept, isChanged: changed !== undefined, onChange };
}

/** Outcomes that were asked for have the focus on their heading; what is wrong has it on its summary. */
function useArrival(problem: SavingsProblem | undefined) {
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
