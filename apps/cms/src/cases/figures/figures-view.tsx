import { directionOf } from '@insurer/contract/language.ts';
import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { adminLanguageOf } from '../../fields/labels.ts';
import { dayWithHijri } from '../../fields/moment-text.ts';
import { OwnView } from '../../own-view.tsx';
import { inboxesOf } from '../desk/list-cases.ts';
import { companyOf } from '../mail/enqueue-mail.ts';
import { figureWords as words } from './figure-words.ts';
import { startOfDay } from './figures.ts';
import { FiguresChart } from './figures-chart.tsx';
import { FiguresControls } from './figures-controls.tsx';
import { FiguresTable } from './figures-table.tsx';
import { askedOf, reportOf } from './report.ts';

/** What came in and what was answered in a period, for who handles cases; a page that prints as a report. */
export async function FiguresView(view: AdminViewServerProps) {
  const {
    initPageResult: { req },
    searchParams = {},
  } = view;
  if (inboxesOf(req).length === 0) notFound();
  const report = await reportOf(req, askedOf(searchParams, adminLanguageOf(req.i18n)));
  const { in: language, from, to, total, tables } = report;
  const { name: company } = await companyOf(req, language);
  const months = tables.find(({ dimension }) => dimension === 'month')?.lines ?? [];
  return (
    <OwnView of={view} className="desk figures">
      <FiguresControls report={{ in: language, from, to }} own={adminLanguageOf(req.i18n)} />
      <article className="figures__report" lang={language} dir={directionOf(language)}>
        <p className="desk__quiet">{company}</p>
        <h1>{words.title[language]}</h1>
        <p>
          {dayWithHijri(startOfDay(from), language)} – {dayWithHijri(startOfDay(to), language)}
        </p>
        {total.received + total.answered + total.withoutAnswer === 0 ? (
          <p>{words.none[language]}</p>
        ) : (
          <>
            <FiguresChart lines={months} language={language} />
            {tables.map(({ dimension, lines }) => (
              <FiguresTable key={dimension} {...{ dimension, lines, total, language }} />
            ))}
          </>
        )}
        <p className="desk__quiet">{words.notes[language]}</p>
      </article>
    </OwnView>
  );
}
