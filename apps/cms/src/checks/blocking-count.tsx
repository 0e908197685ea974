'use client';

import { useTranslation } from '@payloadcms/ui';
import { adminLanguageOf } from '../fields/labels.ts';
import { panelId } from './checks-panel.tsx';
import { checksWords } from './checks-words.ts';
import { useChecks } from './use-checks.ts';

/** Beside the buttons: how much stops the publication, and the way to the list of it. */
export function BlockingCount() {
  const { i18n } = useTranslation();
  const count = useChecks().told?.found.filter(({ effect }) => effect === 'blocks').length ?? 0;
  if (count === 0) return null;
  function lead(): void {
    const panel = document.getElementById(panelId);
    panel?.scrollIntoView({ block: 'start' });
    panel?.focus({ preventScroll: true });
  }
  return (
    <button type="button" className="checks-count" onClick={lead}>
      <span className="checks-count__words">{checksWords[adminLanguageOf(i18n)].effects.blocks}: </span>
      {count}
    </button>
  );
}
