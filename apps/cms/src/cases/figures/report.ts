import { dayMs } from '@insurer/contract/day-ms.ts';
import type { PayloadRequest } from 'payload';
import * as v from 'valibot';
import { hasRole } from '../../access/roles.ts';
import { type AdminLanguage, adminLanguages } from '../../fields/labels.ts';
import { monthText } from '../../fields/moment-text.ts';
import { dayOf } from '../../riyadh-days.ts';
import { optionLabels } from '../inbox/sent-labels.ts';
import { agentNames } from './agent-names.ts';
import { countedKindLabel } from './counted-kind.ts';
import { figureWords } from './figure-words.ts';
import { type Dimension, dimensions, type Figures, figuresBy, figuresOf, startOfDay } from './figures.ts';
import { talliesOf } from './tallies.ts';

const daySchema = v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\d$/), v.check(isDay));
const querySchema = v.object({
  from: v.fallback(v.optional(daySchema), undefined),
  to: v.fallback(v.optional(daySchema), undefined),
  in: v.fallback(v.optional(v.picklist(adminLanguages)), undefined),
});

/** What a report is asked for: first and last day, and the language where it is not the reader's own. */
export type Asked = { from: string; to: string; in: AdminLanguage };
export type ReportLine = { value: string; name: string; figures: Figures };
export type Report = Asked & { total: Figures; tables: { dimension: Dimension; lines: ReportLine[] }[] };

const longestDays = 3 * 366;

/** The period that an address names; this month so far where it names none that makes sense. */
export function askedOf(query: Record<string, unknown>, own: AdminLanguage, now = Date.now()): Asked {
  const { from, to, in: language = own } = v.parse(querySchema, query);
  const today = dayOf(new Date(now));
  const first = from ?? `${today.slice(0, 7)}-01`;
  const last = to ?? today;
  const days = (Date.parse(last) - Date.parse(first)) / dayMs;
  if (days < 0 || days > longestDays) return { from: `${today.slice(0, 7)}-01`, to: today, in: language };
  return { from: first, to: last, in: language };
}

/** The figures of this person's inboxes; what single colleagues did is for administrators alone. */
export async function reportOf(req: PayloadRequest, asked: Asked): Promise<Report> {
  const nextDay = new Date(Date.parse(asked.to) + dayMs).toISOString().slice(0, 10);
  const period = { from: startOfDay(asked.from), before: startOfDay(nextDay) };
  const tallies = await talliesOf(req, period);
  const options = await optionLabels(req.payload, asked.in);
  const agents = await agentNames(req, tallies);
  const shown = dimensions.filter((dimension) => dimension !== 'agent' || hasRole(req, 'admin'));
  const tables = shown.map((dimension) => ({
    dimension,
    lines: figuresBy(dimension, tallies, period).map(({ value, figures }) => ({
      value,
      name: nameOf(dimension, value, asked.in, dimension === 'agent' ? agents : options),
      figures,
    })),
  }));
  return { ...asked, total: figuresOf(tallies.filter(({ dimension }) => dimension === 'kind')), tables };
}

/** @param names of what is no month and no kind, under the dimension and the value */
function nameOf(dimension: Dimension, value: string, language: AdminLanguage, names: Map<string, string>): string {
  if (value === '') return figureWords[dimension === 'agent' ? 'nobody' : 'notSaid'][language];
  if (dimension === 'month') return monthText(startOfDay(`${value}-01`), language);
  if (dimension === 'kind') return countedKindLabel(value)[language];
  return names.get(`${dimension} ${value}`) ?? value;
}

/** Whether the calendar has the day: the 31st of February would be read as one in March. */
function isDay(day: string): boolean {
  const moment = Date.parse(`${day}T00:00:00.000Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
}
