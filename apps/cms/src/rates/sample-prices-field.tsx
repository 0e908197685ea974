'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';
import { adminLanguageOf } from '../fields/labels.ts';
import { sentenceOfIssue } from './rate-issue-words.ts';
import { samplePrices } from './sample-prices.ts';
import { SamplePricesTable } from './sample-prices-table.tsx';
import { sampleWords, sentenceOfProblem } from './sample-prices-words.ts';
import { useRatesOfToday } from './use-rates-of-today.ts';
import { useTableInForm } from './use-table-in-form.ts';

/** What the sample visitors would pay by the form as it stands, saved or not, beside what they pay today. */
export function SamplePricesField(): ReactNode {
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const language = adminLanguageOf(i18n);
  const table = useTableInForm();
  const { today, isAway } = useRatesOfToday(config.routes.api, table?.product);
  const prices = useMemo(() => table && samplePrices(table, today), [table, today]);
  if (!prices) return null;
  const { plans, rows, issues } = prices;
  const sentences = [
    ...(isAway ? [sampleWords.away[language]] : []),
    ...issues.filter(({ path }) => path !== '').map((issue) => sentenceOfIssue(issue, language)),
    ...(plans.length === 0 ? [sampleWords.unreadable[language]] : []),
    ...rows.flatMap(({ label, problems }) =>
      problems.map(
        (problem) => `\u2068${label || sampleWords.unnamed[language]}\u2069: ${sentenceOfProblem(problem, language)}`,
      ),
    ),
  ];
  if (rows.length === 0) {
    return (
      <div className="field-type sample-prices">
        <h3>{sampleWords.title[language]}</h3>
        <p>{sampleWords.none[language]}</p>
      </div>
    );
  }
  return (
    <div className="field-type sample-prices">
      <div role="status">
        {sentences.length > 0 ? (
          <ul>
            {[...new Set(sentences)].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {plans.length > 0 ? <SamplePricesTable {...{ plans, rows, language }} /> : null}
    </div>
  );
}
