import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { keepAnswers, keptAnswers } from '#app/application/kept-answers.server.ts';
import { keepsPage } from '#app/application/kept-page.ts';
import { toSavedLink } from '#app/application/saved-answers.server.ts';
import { savesForLater } from '#app/application/saved-answers.ts';
import { config } from '#app/config.server.ts';
import { notFound } from '#app/content/failure-responses.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { openBodyRoom } from '#app/forms/body-room.server.ts';
import { readFormBody } from '#app/forms/read-body.server.ts';
import { checkFigures, figureNames } from '#app/savings/check-figures.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';
import { forgets, type SavingsData, type SavingsProblem, savingsPath, type TypedSavings } from './savings-data.ts';

/** Under which this browser keeps the figures. */
export const savingsCookie = 'savings';
const noStore = { 'cache-control': 'no-store' };
const maximumBytes = 8_192;
const longestTyped = 20;

const yearInRiyadh = () => Number(todayInRiyadh().slice(0, 4));

/** The calculator with what this browser keeps. */
export async function loadSavings({ request, context }: LoaderFunctionArgs) {
  const assumptions = config().savings;
  if (!assumptions) throw notFound();
  // They may change the words of the view.
  await readSettings(context.get(viewContext));
  const typed = textsOf(keptAnswers(savingsCookie, request));
  return data<SavingsData>({ typed, thisYear: yearInRiyadh(), assumptions }, { headers: noStore });
}

/** Keeps the figures and leads to their outcomes; what is wrong comes back with what was typed. */
export async function submitSavings({ request, context }: ActionFunctionArgs) {
  const view = context.get(viewContext);
  const room = openBodyRoom(request, view);
  const { values, fault } = await readFormBody(request, maximumBytes, room).finally(() => room.leave());
  if (fault) return toCalculator(view, '');
  if (forgets in values) return toCalculator(view, '', keepAnswers(savingsCookie, {}));
  const typed = textsOf(values);
  const { problems } = checkFigures(typed, yearInRiyadh());
  if (problems) return data<SavingsProblem>({ problems, typed }, { status: 422, headers: noStore });
  const cookie = keepAnswers(savingsCookie, typed);
  if (keepsPage in values) return data(null, { headers: { ...noStore, 'set-cookie': cookie } });
  const link =
    savesForLater in values &&
    toSavedLink({ of: 'savings-calculator', typed }, view, new Headers({ 'set-cookie': cookie }));
  return link || toCalculator(view, '#outcomes', cookie);
}

function textsOf(values: Readonly<Record<string, unknown>>): TypedSavings {
  const given = figureNames.map((name) => [name, values[name]] as const);
  const texts = given.filter((entry): entry is [(typeof entry)[0], string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, longestTyped)]));
}

function toCalculator(view: View, place: string, cookie?: string): Response {
  const headers = { ...noStore, ...(cookie && { 'set-cookie': cookie }) };
  return redirect(`${localPath(savingsPath, view.language)}${place}`, { status: 303, headers });
}
