'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { type AdminLanguage, adminLanguageOf } from '../../fields/labels.ts';
import { ask, ReadableError } from './ask.ts';
import { type SecondFactorTexts, words } from './screen-words.ts';

/** What comes with the first one. */
export type Added = { recoveryCodes?: string[] };

export type Steps = {
  say: SecondFactorTexts;
  language: AdminLanguage;
  isBusy: boolean;
  problem: string;
  ask<Result>(path: string, body?: object): Promise<Result>;
  /** Does something that asks the service or a passkey, one at a time, and says what went wrong. */
  run(work: () => Promise<void>): Promise<void>;
  showProblem(problem: string): void;
};

/** What every screen of the second factor has: its words, one step at a time, and what went wrong with it. */
export function useSteps(): Steps {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const language = adminLanguageOf(i18n);
  const say = words[language];
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof ReadableError ? error.message : say.cancelled);
    } finally {
      setBusy(false);
    }
  };
  return {
    say,
    language,
    isBusy,
    problem,
    run,
    showProblem: setProblem,
    ask: (path, body = {}) => ask(config.routes.api, path, body, say),
  };
}
