'use client';

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { fieldsInView } from './forms-in-view.ts';
import { withoutRefusedSince } from './refused-since.ts';

/** Longer than Payload waits after a change before it asks how the form looks with it. */
const settledMs = 500;
/** What changes a form. */
const changing = ['input', 'keydown', 'click', 'pointerup'] as const;

/**
 * Hands an answer of how a form looks to it only once nothing was changed in it for a moment. Payload takes whatever stands in the
 * form when an answer comes for asked about: of a choice made just before, it was never asked, and the field that it calls for
 * stayed away until the next change. What was refused meanwhile stays as it is (refused-since.ts).
 */
export function DelayFormState({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const changedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const note = (event: Event) => {
      if (!isCommand(event)) changedAt.current = performance.now();
    };
    for (const type of changing) addEventListener(type, note, { capture: true });
    return () => {
      for (const type of changing) removeEventListener(type, note, { capture: true });
    };
  }, []);

  const held = useMemo(() => {
    const settledIn = () => changedAt.current + settledMs - performance.now();
    const getFormState: typeof functions.getFormState = async (args) => {
      const ofForm = () => fieldsInView(args.schemaPath, args.id);
      const before = ofForm();
      const response = await functions.getFormState(args);
      // Another question than that after a change, such as what is shown after a save.
      if (args.renderAllFields || !args.formState || args.data) return response;
      for (let left = settledIn(); left > 0; left = settledIn())
        await new Promise((resolve) => setTimeout(resolve, left));
      const now = ofForm();
      if (!before || !now || !response.state) return response;
      return { ...response, state: withoutRefusedSince(response.state, args.formState, before, now) };
    };
    return { ...functions, getFormState };
  }, [functions]);
  return <ServerFunctionsContext value={held}>{children}</ServerFunctionsContext>;
}

/** To save changes nothing in the form. */
function isCommand(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.ctrlKey || event.metaKey;
  return event.target instanceof Element && event.target.closest('.form-submit') !== null;
}
