import type { Endpoint } from 'payload';
import { notAllowed } from '../../access/roles.ts';
import { csvResponse } from '../../csv-export.ts';
import { adminLanguageOf } from '../../fields/labels.ts';
import { record } from '../../record/record.ts';
import { inboxesOf } from '../desk/list-cases.ts';
import { dimensionLabels, figureColumns, figureLabels, figureWords } from './figure-words.ts';
import type { Figures } from './figures.ts';
import { askedOf, type Report, reportOf } from './report.ts';

/** GET /desk/figures.csv: the report of a period as one table, for who handles cases. */
export const figuresCsv: Endpoint = {
  path: '/desk/figures.csv',
  method: 'get',
  handler: async (req) => {
    if (inboxesOf(req).length === 0) return notAllowed(req);
    const asked = askedOf(req.query, adminLanguageOf(req.i18n));
    const report = await reportOf(req, asked);
    await record(req, { action: 'list-export', subject: `figures ${asked.from} – ${asked.to}` });
    return csvResponse('figures', tableOf(report));
  },
};

function tableOf({ in: language, total, tables, from, to }: Report): string[][] {
  const cells = (figures: Figures) => figureColumns.map((column) => String(figures[column] ?? ''));
  const head = [figureWords.period[language], '', ...figureColumns.map((column) => figureLabels[column][language])];
  return [
    head,
    [`${from} – ${to}`, figureWords.total[language], ...cells(total)],
    ...tables.flatMap(({ dimension, lines }) =>
      lines.map(({ name, figures }) => [dimensionLabels[dimension][language], name, ...cells(figures)]),
    ),
  ];
}
