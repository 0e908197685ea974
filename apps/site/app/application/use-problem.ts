import { useState } from 'react';
import { useLoaderData } from 'react-router';

/**
 * What was wrong with the form that was sent, until the server says something anew. The router forgets what an action
 * answered (`answered`) with every link to a place on the page, too: the first line of a summary that is followed would
 * take all the others away.
 */
export function useProblem<Problem extends object>(answered: Problem | null | undefined): Problem | undefined {
  const loaded = useLoaderData<unknown>();
  const [told, setTold] = useState<{ problem: Problem; loaded: unknown }>();
  if (answered && (told?.problem !== answered || told.loaded !== loaded)) setTold({ problem: answered, loaded });
  return answered ?? (told?.loaded === loaded ? told?.problem : undefined);
}
