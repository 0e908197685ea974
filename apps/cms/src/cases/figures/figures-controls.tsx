'use client';

import { otherLanguage } from '@insurer/contract/language.ts';
import { useConfig } from '@payloadcms/ui';
import { useId } from 'react';
import { type AdminLanguage, languageLabels } from '../../fields/labels.ts';
import { dayOf } from '../../riyadh-days.ts';
import { deskWords } from '../desk/desk-words.ts';
import { figureWords as words } from './figure-words.ts';
import type { Asked } from './report.ts';

/** The period of a report, its language, and the ways out of it; none of this is printed. */
export function FiguresControls({ report, own }: { report: Asked; own: AdminLanguage }) {
  const { config } = useConfig();
  const id = useId();
  const { from, to, in: language } = report;
  const other = otherLanguage(language);
  const address = (more: Partial<Asked>) => `?${new URLSearchParams({ ...report, ...more })}`;
  const day = (inYear: number, inMonth: number, date: number) =>
    new Date(Date.UTC(inYear, inMonth - 1, date)).toISOString().slice(0, 10);
  const now = dayOf(new Date());
  const [year = 0, month = 1] = now.split('-').map(Number);
  return (
    <div className="figures__controls">
      <a href="/admin/my-work">{deskWords.title[own]}</a>
      <form action="/admin/my-work/figures" method="get">
        <input type="hidden" name="in" value={language} />
        <label htmlFor={`${id}-from`}>{words.from[own]}</label>
        <input id={`${id}-from`} type="date" name="from" defaultValue={from} required />
        <label htmlFor={`${id}-to`}>{words.to[own]}</label>
        <input id={`${id}-to`} type="date" name="to" defaultValue={to} required />
        <button type="submit" className="desk-button">
          {words.show[own]}
        </button>
      </form>
      <a href={address({ from: day(year, month, 1), to: now })}>{words.thisMonth[own]}</a>
      <a href={address({ from: day(year, month - 1, 1), to: day(year, month, 0) })}>{words.lastMonth[own]}</a>
      <a href={address({ from: day(year, 1, 1), to: now })}>{words.thisYear[own]}</a>
      <a href={address({ in: other })}>{languageLabels[other][other]}</a>
      <a href={`${config.routes.api}/desk/figures.csv${address({})}`} download>
        {words.csv[own]}
      </a>
      <button type="button" className="desk-button" onClick={() => window.print()}>
        {words.print[own]}
      </button>
    </div>
  );
}
