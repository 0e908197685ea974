import { activateVisa } from '@insurer/contract/forms/activate-visa.ts';
import { extendInsurance } from '@insurer/contract/forms/extend-insurance.ts';
import { checkAnswer, validAnswers } from '@insurer/contract/rates/check-answer.ts';
import type { Rates } from '@insurer/contract/rates/rates.ts';
import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { keepAnswers, keptAnswers } from '#app/application/kept-answers.server.ts';
import { keepsPage } from '#app/application/kept-page.ts';
import { toSavedLink } from '#app/application/saved-answers.server.ts';
import { savesForLater } from '#app/application/saved-answers.ts';
import { config } from '#app/config.server.ts';
import { ContentFailure } from '#app/content/content-failure.ts';
import { readRatesOf } from '#app/content/rates.ts';
import { openBodyRoom } from '#app/forms/body-room.server.ts';
import { readFormBody } from '#app/forms/read-body.server.ts';
import { longDate } from '#app/texts/dates.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';
import { checkVisit, type VisitBounds, visitFields } from '#app/visit-plan/check-visit.ts';
import { isAnsweredByVisit } from '#app/visit-plan/visit-costs.ts';
import { fieldOf } from '../quote/quote-data.ts';
import { forgets, type PlannerData, type PlannerProblem, plannerPath } from './planner-data.ts';
import { showPlan } from './shown-plan.ts';

/** Under which this browser keeps the visit. */
export const plannerCookie = 'visit-plan';
const noStore = { 'cache-control': 'no-store' };
const maximumBytes = 16_384;

/** What an entry and a visa may be is what the forms of visit visas take. */
export function visitBounds(): VisitBounds {
  const { from, to } = activateVisa.fields.date_of_entry.days;
  return { today: todayInRiyadh(), entry: { from, to }, longest: extendInsurance.fields.visa_expiry.days.to };
}

/** The planner with what this browser keeps; never without a plan where that makes one. */
export async function loadPlanner({ request, context }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const rates = await ratesOf(view);
  const typed = textsOf(keptAnswers(plannerCookie, request), rates);
  const bounds = visitBounds();
  const notice = config().extensionNoticeDays;
  const { visit } = checkVisit(typed, bounds);
  const source = { today: bounds.today, notice, rates, answers: validAnswers(asked(rates), answersIn(typed, rates)) };
  const validFrom = rates?.validFrom && longDate(rates.validFrom, view.language);
  const planner: PlannerData = {
    typed,
    bounds,
    notice,
    ...(rates && { rates }),
    ...(validFrom && { validFrom }),
    ...(visit && { shown: showPlan(visit, source, view) }),
  };
  return data(planner, { headers: noStore });
}

/** Takes what was typed, checks it and leads to the plan; what is wrong comes back with what was typed. */
export async function submitPlanner({ request, context }: ActionFunctionArgs) {
  const view = context.get(viewContext);
  const rates = await ratesOf(view);
  const values = await postedValues(request, view);
  if (!values) return toPlanner(view, '');
  if (forgets in values) return toPlanner(view, '', keepAnswers(plannerCookie, {}));
  const typed = textsOf(values, rates);
  const { problems = {} } = checkVisit(typed, visitBounds());
  const answerProblems: PlannerProblem['answerProblems'] = {};
  for (const question of asked(rates)) {
    const { problem } = checkAnswer(question, typed[fieldOf(question)]);
    // Prices are only for whoever asks for them.
    if (problem && problem !== 'missing') answerProblems[question.name] = problem;
  }
  if (Object.keys({ ...problems, ...answerProblems }).length > 0) {
    return data<PlannerProblem>({ problems, answerProblems, typed }, { status: 422, headers: noStore });
  }
  const cookie = keepAnswers(plannerCookie, typed);
  if (keepsPage in values) return data(null, { headers: { ...noStore, 'set-cookie': cookie } });
  const link =
    savesForLater in values &&
    toSavedLink({ of: 'visit-visa-planner', typed }, view, new Headers({ 'set-cookie': cookie }));
  return link || toPlanner(view, '#plan', cookie);
}

/** The fields of a posted form; undefined where it could not be read. */
export async function postedValues(request: Request, view: View): Promise<Record<string, string> | undefined> {
  const room = openBodyRoom(request, view);
  const { values, fault } = await readFormBody(request, maximumBytes, room).finally(() => room.leave());
  return fault ? undefined : values;
}

/** The planner stands without prices. */
async function ratesOf(view: View): Promise<Rates | undefined> {
  return readRatesOf(view, 'visit-visa').catch((error: unknown) => {
    // The content store has logged it.
    if (error instanceof ContentFailure) return undefined;
    throw error;
  });
}

function asked(rates: Rates | undefined) {
  return rates?.questions.filter((question) => !isAnsweredByVisit(question)) ?? [];
}

/** What the fields of the planner hold, and nothing else. */
function textsOf(values: Readonly<Record<string, unknown>>, rates: Rates | undefined): Record<string, string> {
  const names = [...visitFields, ...asked(rates).map(fieldOf)];
  const texts = names.map((name) => [name, Object.hasOwn(values, name) ? values[name] : undefined] as const);
  const given = texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  return Object.fromEntries(given.map(([name, text]) => [name, text.slice(0, 100)]));
}

function answersIn(typed: Record<string, string>, rates: Rates | undefined): Record<string, unknown> {
  return Object.fromEntries(asked(rates).map((question) => [question.name, typed[fieldOf(question)]]));
}

function toPlanner(view: View, place: string, cookie?: string): Response {
  const headers = { ...noStore, ...(cookie && { 'set-cookie': cookie }) };
  return redirect(`${localPath(plannerPath, view.language)}${place}`, { status: 303, headers });
}
