import { type FormEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { keepsPage } from '#app/application/kept-page.ts';
import { useFollowWhenKept } from '#app/application/use-follow-when-kept.ts';
import { type ClaimProblem, claimName, notInTheOpen } from './claim-data.ts';
import { isOlderThanKept, noteKept } from './kept-since.ts';

const pauseMs = 400;
/** Asked for once more, and keeps nothing of what it shows; what was typed here meanwhile is noted as it goes. */
const isOutdated = typeof document === 'object' && isOlderThanKept();
if (isOutdated) location.reload();

/**
 * Keeps what is in a form in this browser whenever typing pauses, so that a reload in the midst of a step loses none of it, and
 * hears what is wrong with it so far. A link that is pressed sooner waits for it; of a
 * reload that comes sooner the form itself says what may be noted meanwhile (`application/unsent-changes.ts`).
 */
export function useKeptForm(action: string, problem: ClaimProblem | undefined) {
  const { submit, reset, data } = useFetcher<Pick<ClaimProblem, 'problems'>>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef<HTMLFormElement>(undefined);
  const keeping = useRef<Promise<void>>(undefined);
  const sent = useRef<HTMLFormElement>(undefined);
  const stop = () => {
    clearTimeout(pause.current);
    typed.current = keeping.current = undefined;
  };
  const keep = () => {
    if (!typed.current || isOutdated) return;
    const form = typed.current;
    const values = new FormData(form);
    stop();
    values.set(keepsPage, '1');
    nameClaim(action);
    const kept = submit(values, { method: 'post', action }).then(() => {
      noteKept();
      if (keeping.current === kept) form.dataset.unkept = '*';
    });
    keeping.current = kept;
  };
  useFollowWhenKept(() => {
    keep();
    const kept = keeping.current;
    if (kept !== undefined) stop();
    return kept;
  });
  useEffect(() => () => clearTimeout(pause.current), []);
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    stop();
    typed.current = currentTarget;
    sent.current = undefined;
    currentTarget.dataset.unkept = notInTheOpen;
    pause.current = setTimeout(keep, pauseMs);
  };
  // What is under way holds less than what is sent for good: it must not arrive after it.
  const onSubmit = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    stop();
    reset();
    nameClaim(action);
    sent.current = currentTarget;
    currentTarget.dataset.unkept = notInTheOpen;
  };
  // What was refused is kept, too; nobody knows so before the answer.
  useEffect(() => {
    if (!problem || !sent.current) return;
    noteKept();
    sent.current.dataset.unkept = '*';
    sent.current = undefined;
  }, [problem]);
  return { onChange, onSubmit, wrong: data?.problems };
}

/** The address by which a visitor begins names no claim: a reload, or Back from the next step, would begin another one. */
function nameClaim(address: string): void {
  if (!location.search.includes(claimName)) history.replaceState(history.state, '', address);
}
