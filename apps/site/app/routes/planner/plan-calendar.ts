import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { config } from '#app/config.server.ts';
import { longDate } from '#app/texts/dates.ts';
import { fill } from '#app/texts/fill.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';
import { type CalendarEvent, calendarFile } from '#app/visit-plan/calendar-file.ts';
import { checkVisit } from '#app/visit-plan/check-visit.ts';
import type { Day } from '#app/visit-plan/days.ts';
import { planVisit, type Visit } from '#app/visit-plan/plan-visit.ts';
import { postedValues, visitBounds } from './planner-actions.server.ts';
import { plannerPath } from './planner-data.ts';
import { inBothCalendars, remindedDays } from './shown-plan.ts';

/** The days of a plan as a file for the visitor's calendar; what makes no plan leads back to the planner. */
export async function action({ request, context }: ActionFunctionArgs) {
  const view = context.get(viewContext);
  const bounds = visitBounds();
  const { visit } = checkVisit((await postedValues(request, view)) ?? {}, bounds);
  if (!visit) return toPlanner(view);
  const days = remindedDays(planVisit(visit, config().extensionNoticeDays), bounds.today);
  const events = days.map(({ name, day }) => eventOf(view.texts.planner.events[name], day, visit, view));
  return new Response(calendarFile(events, view.language), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visit-visa.ics"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

/** An address that was kept or typed leads to where the file is made. */
export const loader = ({ context }: LoaderFunctionArgs) => toPlanner(context.get(viewContext));

function eventOf(title: string, day: Day, visit: Visit, view: View): CalendarEvent {
  const { planner } = view.texts;
  const values = {
    day: inBothCalendars(day, view),
    entry: longDate(visit.entry, view.language) ?? visit.entry,
    stay: visit.stay,
  };
  const address = `${view.siteUrl}${localPath('/extend-insurance', view.language)}`;
  const uid = `${randomUUID()}@${new URL(view.siteUrl).hostname}`;
  return { uid, day, title, text: fill(planner.eventText, values), address };
}

function toPlanner(view: View): Response {
  const headers = { 'cache-control': 'no-store' };
  return redirect(localPath(plannerPath, view.language), { status: 303, headers });
}
