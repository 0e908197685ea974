import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type Arrival = { screen: RefObject<HTMLDivElement | null>; summary: RefObject<HTMLDivElement | null> };

/** What was asked for begins at its top, with the focus on its heading (`data-arrival`); what is wrong has it on its summary. */
export function useArrival(problem: object | undefined): Arrival {
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
