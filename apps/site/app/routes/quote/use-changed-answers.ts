import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { keepsPage } from '#app/application/kept-page.ts';
import { useFollowWhenKept } from '#app/application/use-follow-when-kept.ts';
import { afterPress } from '#app/ui/press.ts';
import { checkTyped } from './check-typed.ts';
import { fieldOf, type QuoteData, type StepProblem, type StepProblems, stepQuery } from './quote-data.ts';

const pauseMs = 400;

/**
 * The answers as they stand in the fields, as long as all of them hold; this browser keeps them at once, or when typing
 * pauses, or before a link is followed: who buys, or asks to be called, takes the price along that stands there. One that does not
 * hold is said at its field instead: a price beside it would be that of another answer.
 */
export function useChangedAnswers(
  { rates, answers: kept, plan, since }: QuoteData,
  { problem: posted, correct }: StepProblems,
) {
  const [answers, setAnswers] = useState(kept);
  const [problems, setProblems] = useState<StepProblem['problems']>();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  const keeping = useRef<Promise<void>>(undefined);
  const { submit } = useFetcher();
  useFollowWhenKept(() => {
    waiting.current?.();
    const kept = keeping.current;
    keeping.current = undefined;
    return kept;
  });
  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    setProblems(undefined);
    if (posted) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [posted]);

  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget);
    const given = checkAll(rates.questions, typed);
    const isWhole = Object.keys(given.problems).length === 0;
    if (isWhole) {
      setAnswers(given.answers);
      setProblems({});
      correct(undefined);
    }
    typed.set(keepsPage, '1');
    clearTimeout(pause.current);
    const keep = () => {
      clearTimeout(pause.current);
      waiting.current = undefined;
      const kept = submit(typed, { method: 'post', action: stepQuery('prices', { plan, since }) }).then(() => {
        if (keeping.current === kept) keeping.current = undefined;
      });
      keeping.current = kept;
    };
    const after = () => {
      setProblems(given.problems);
      waiting.current?.();
    };
    waiting.current = isWhole ? keep : undefined;
    const isTyping = target instanceof HTMLInputElement && target.type === 'text';
    if (isTyping) pause.current = setTimeout(() => afterPress(after), pauseMs);
    else after();
  };
  return { answers, problems: problems ?? posted?.problems ?? {}, form, onChange };
}

function checkAll(questions: QuoteData['rates']['questions'], typed: FormData) {
  const answers: Record<string, string> = {};
  const problems: StepProblem['problems'] = {};
  for (const question of questions) {
    const { value, problem } = checkTyped(question, String(typed.get(fieldOf(question)) ?? ''));
    if (value === undefined) problems[question.name] = problem;
    else answers[question.name] = value;
  }
  return { answers, problems };
}
