import { useCallback, useState } from 'react';
import { afterPress } from '#app/ui/press.ts';

/**
 * What is still wrong while a form is being put right, until it is sent again: `shown` begins as the problem itself, and
 * `correct` says what is left of it. It shows once nothing is being pressed, since what goes from the page moves it, too.
 */
export function useCorrected<Problem extends object>(problem: Problem | undefined) {
  const [left, setLeft] = useState<{ of: Problem; problem: Problem | undefined }>();
  const correct = useCallback(
    (now: Problem | undefined) => {
      if (problem) afterPress(() => setLeft({ of: problem, problem: now }));
    },
    [problem],
  );
  return { shown: left?.of === problem ? left?.problem : problem, correct };
}
