import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
} from 'react-router';
import type { ApplicationHandle } from '#app/application/application-data.ts';
import { keepsPage, revalidatesUnlessKept } from '#app/application/kept-page.ts';
import { ServerPart } from '#app/application/server-part.tsx';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { useArrival } from '#app/application/use-arrival.ts';
import { useCorrected } from '#app/application/use-corrected.ts';
import { useProblem } from '#app/application/use-problem.ts';
import formsCss from '#app/forms/forms.css?inline';
import { checkFigures, type Figures, figureNames, type TypedFigures } from '#app/savings/check-figures.ts';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import { ApplicationHead } from '../application-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import css from './savings.css?inline';
import { loadSavings, submitSavings } from './savings-actions.server.ts';
import { type SavingsData, type SavingsProblem, savingsPath } from './savings-data.ts';
import { SavingsForm } from './savings-form.tsx';
import { outcomesInWords, SavingsOutcomes } from './savings-outcomes.tsx';

export const handle: ApplicationHandle = { hydrate: true, texts: ['savings', 'forms', 'headings'] };
export const loader = (args: LoaderFunctionArgs) => loadSavings(args);
export const action = (args: ActionFunctionArgs) => submitSavings(args);

export { formHeaders as headers } from '#app/forms/form-headers.ts';
export const shouldRevalidate = revalidatesUnlessKept;

/** What a monthly contribution could come to, in three markets (decisions 0022 and 0033). */
export default function SavingsCalculator(): ReactNode {
  const view = useApplicationView();
  const savings = useLoaderData<SavingsData>();
  const problem = useProblem(useActionData<SavingsProblem>());
  const { figures, isChanged, onChange } = useFigures(savings, view);
  const { shown: left, correct } = useCorrected(problem);
  const { screen, summary } = useArrival(problem);
  const { savings: words, headings } = view.texts;
  const title = headings['savings-calculator'];
  return (
    <>
      {import.meta.env.SSR && <InlineStyle name="forms" css={formsCss} />}
      {import.meta.env.SSR && <InlineStyle name="savings" css={css} />}
      <ApplicationHead title={title} wrong={left !== undefined} description={words.summary} view={view} />
      <ServerPart>{import.meta.env.SSR && <ScreenTop heading={{ text: title, lang: view.language }} />}</ServerPart>
      <div className="savings page-part page-width" ref={screen}>
        <div className="savings__lead">
          <p className="lead">{words.lead}</p>
          <p>{words.privacy}</p>
        </div>
        <p className="visually-hidden" role="status">
          {figures && isChanged && outcomesInWords(figures, savings.assumptions, view)}
        </p>
        <SavingsForm
          savings={savings}
          typed={problem?.typed ?? savings.typed}
          problem={left}
          onChange={(form) => {
            if (problem) correct(leftOf(problem, form, savings));
            onChange(form);
          }}
          summary={summary}
        />
        {/* Beside figures that were refused, earlier ones would stand as theirs. */}
        {figures && !left && <SavingsOutcomes figures={figures} assumptions={savings.assumptions} />}
      </div>
    </>
  );
}

/** What of a problem is not put right yet in the form as it stands. */
function leftOf(problem: SavingsProblem, form: HTMLFormElement, { thisYear }: SavingsData): SavingsProblem | undefined {
  const given = typedIn(form);
  const { problems: now = {} } = checkFigures(given, thisYear);
  const left = figureNames.filter((name) => problem.problems[name] && now[name]);
  if (left.length === 0) return undefined;
  // The bounds of one figure go by what is typed in another.
  const typed = Object.fromEntries(figureNames.map((name) => [name, String(given[name] ?? '')]));
  return { typed, problems: Object.fromEntries(left.map((name) => [name, now[name]])) };
}

function typedIn(form: HTMLFormElement): TypedFigures {
  const values = new FormData(form);
  return Object.fromEntries(figureNames.map((name) => [name, values.get(name)]));
}

const pauseMs = 400;

/**
 * The figures as the form stands once there are outcomes; each change that holds shows at once, and is kept when typing pauses. Beside
 * one that does not hold no outcomes stand: they would be read as its own.
 */
function useFigures(savings: SavingsData, view: View) {
  const [live, setLive] = useState<{ of: SavingsData; figures: Figures | undefined }>();
  const { submit } = useFetcher();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const kept = checkFigures(savings.typed, savings.thisYear).figures;
  // What the server says anew holds.
  const isChanged = live?.of === savings;
  const onChange = (form: HTMLFormElement) => {
    clearTimeout(pause.current);
    if (!kept) return;
    const { figures } = checkFigures(typedIn(form), savings.thisYear);
    setLive({ of: savings, figures });
    if (!figures) return;
    const values = new FormData(form);
    values.set(keepsPage, '1');
    const keep = () => void submit(values, { method: 'post', action: localPath(savingsPath, view.language) });
    pause.current = setTimeout(keep, pauseMs);
  };
  return { figures: isChanged ? live.figures : kept, isChanged, onChange };
}
