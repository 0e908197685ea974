import type { Answers, Rates } from '@insurer/contract/rates/rates.ts';
import { hijriDate, longDate } from '#app/texts/dates.ts';
import { fill } from '#app/texts/fill.ts';
import { countText } from '#app/texts/plural.ts';
import type { View } from '#app/view.ts';
import { type Day, daysBetween } from '#app/visit-plan/days.ts';
import { planVisit, type Visit, type VisitPlan } from '#app/visit-plan/plan-visit.ts';
import { costsOf, type VisitCost } from '#app/visit-plan/visit-costs.ts';

type TextsOfView = Pick<View, 'language' | 'texts'>;

/** A day in both calendars, and how far it is. */
export type ShownDay = { day: Day; gregorian: string; hijri: string; distance: string };
type ShownSpan = { count: string; range: string };

/** A plan in the words of a language. */
export type ShownPlan = {
  visit: Visit;
  lastDay: ShownDay;
  lastCoveredDay?: ShownDay;
  extendBy: ShownDay;
  /** Why the day to ask for an extension is late already. */
  warning?: string;
  gap?: ShownSpan;
  extension?: ShownSpan;
  /** False where every day is past: then there is nothing to be reminded of. */
  isAhead: boolean;
  costs?: VisitCost[];
};

type Source = { today: Day; notice: number; rates?: Rates; answers: Answers };

/** What comes out of a visit, as the screen says it. */
export function showPlan(visit: Visit, { today, notice, rates, answers }: Source, view: TextsOfView): ShownPlan {
  const plan = planVisit(visit, notice);
  const shown = (day: Day) => showDay(day, today, view);
  const costs = rates && costsOf(visit, plan, { rates, answers, today });
  return {
    visit,
    lastDay: shown(plan.lastDay),
    ...(plan.lastCoveredDay && { lastCoveredDay: shown(plan.lastCoveredDay) }),
    extendBy: shown(plan.extendBy),
    ...warningOf(plan, today, notice, view),
    ...(plan.gap && { gap: showSpan(plan.gap, view) }),
    ...(plan.extension && { extension: showSpan(plan.extension, view) }),
    isAhead: remindedDays(plan, today).length > 0,
    ...(costs && { costs }),
  };
}

/** The days worth a reminder: those that are still to come. */
export function remindedDays({ lastDay, lastCoveredDay, extendBy }: VisitPlan, today: Day) {
  const days = [
    { name: 'extendBy' as const, day: extendBy },
    { name: 'lastCoveredDay' as const, day: lastCoveredDay },
    { name: 'lastDay' as const, day: lastDay },
  ];
  return days.filter((entry): entry is (typeof days)[number] & { day: Day } => (entry.day ?? '') >= today);
}

/** A day in one line: `22 November 2026 (12 Jumada II 1448 AH)`. */
export function inBothCalendars(day: Day, view: Pick<View, 'language'>): string {
  const { gregorian, hijri } = bothCalendars(day, view);
  return `${gregorian} (${hijri})`;
}

function bothCalendars(day: Day, { language }: Pick<View, 'language'>): { gregorian: string; hijri: string } {
  return { gregorian: longDate(day, language) ?? day, hijri: hijriDate(day, language) ?? '' };
}

function showDay(day: Day, today: Day, view: TextsOfView): ShownDay {
  const { planner } = view.texts;
  const days = daysBetween(today, day);
  const distance =
    days === 0 ? planner.today : countText(days > 0 ? planner.inDays : planner.daysAgo, Math.abs(days), view);
  return { day, ...bothCalendars(day, view), distance };
}

function warningOf(plan: VisitPlan, today: Day, notice: number, view: TextsOfView): { warning?: string } {
  const { planner } = view.texts;
  if (plan.lastDay < today) return { warning: planner.stayOver };
  if (plan.extendBy < today) return { warning: planner.extendLate };
  return plan.short ? { warning: countText(planner.tooShort, notice, view) } : {};
}

function showSpan({ from, to, days }: { from: Day; to: Day; days: number }, view: TextsOfView): ShownSpan {
  const { planner } = view.texts;
  const said = (day: Day) => inBothCalendars(day, view);
  const range = from === to ? said(from) : fill(planner.range, { from: said(from), to: said(to) });
  return { count: countText(planner.days, days, view), range };
}
