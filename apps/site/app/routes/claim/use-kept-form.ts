import { type FormEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { keepsPage } from '#app/application/kept-page.ts';
import type { ClaimProblem } from './claim-data.ts';

const pauseMs = 400;

/**
 * Keeps what is in a form in this browser whenever typing pauses, so that a reload in the midst of a step loses none of it, and
 * hears what is wrong with it so far.
 */
export function useKeptForm(action: string) {
  const { submit, reset, data } = useFetcher<Pick<ClaimProblem, 'problems'>>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(pause.current);
  useEffect(() => () => clearTimeout(pause.current), []);
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    stop();
    pause.current = setTimeout(() => {
      const values = new FormData(currentTarget);
      values.set(keepsPage, '1');
      void submit(values, { method: 'post', action });
    }, pauseMs);
  };
  // What is sent for good is kept by that, and what is under way holds less: it must not arrive after it.
  const onSubmit = () => {
    stop();
    reset();
  };
  return { onChange, onSubmit, wrong: data?.problems };
}
