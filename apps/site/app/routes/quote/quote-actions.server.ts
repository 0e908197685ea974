import type { LocalizedText } from '@insurer/contract/fields.ts';
import { commaOf } from '@insurer/contract/language.ts';
import { validAnswers } from '@insurer/contract/rates/check-answer.ts';
import type { Answers, Question, Rates } from '@insurer/contract/rates/rates.ts';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { keepsPage } from '#app/application/kept-page.ts';
import { toSavedLink } from '#app/application/saved-answers.server.ts';
import { savesForLater } from '#app/application/saved-answers.ts';
import { config } from '#app/config.server.ts';
import { ContentFailure } from '#app/content/content-failure.ts';
import { asScreen, notFound } from '#app/content/failure-responses.ts';
import { readRatedList, readRatesOf } from '#app/content/rates.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { openBodyRoom } from '#app/forms/body-room.server.ts';
import { readFormBody } from '#app/forms/read-body.server.ts';
import { pageOfRates } from '#app/screen-at.ts';
import { longDate, timeOfDay } from '#app/texts/dates.ts';
import { fill } from '#app/texts/fill.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';
import { checkTyped } from './check-typed.ts';
import { sealedHandOver } from './hand-over.server.ts';
import { answersCookie, type KeptQuote, quoteAt, unknownSince } from './quote-cookie.server.ts';
import {
  begunName,
  fieldOf,
  handOverStep,
  type OtherQuote,
  type QuoteData,
  type StepProblem,
  stepAt,
  stepQuery,
} from './quote-data.ts';
import { answerWords } from './quote-words.ts';
import { savedQuote } from './saved-quote.server.ts';

const noStore = { 'cache-control': 'no-store' };
const maximumBytes = 16_384;

/** The screen of a quote: its rates, and the answers that this browser brings. */
export async function loadQuote({ request, params, context }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const rates = await ratesFor(view, params.product);
  const { step: asked, plan } = askedOf(request, rates);
  const { answers, since, others } = quoteAt(request, rates);
  if (asked === handOverStep) throw await handedOver(view, rates, { answers, plan, since });
  const step = stepAt(asked, rates.questions, answers);
  if (asked !== null && String(step) !== asked && request.method === 'GET')
    throw toStep(view, rates, { step, plan, since, unkept: step === 1 });
  // Whoever begins has a quote of their own, which the way back has to name as well.
  if (step === 1 && !namesQuote(request) && request.method === 'GET')
    throw toStep(view, rates, { step, plan, since: Date.now() });
  return data<QuoteData>(
    {
      rates,
      product: await productLabel(view, rates),
      page: pageOfRates(rates.product),
      validFrom: rates.validFrom && longDate(rates.validFrom, view.language),
      step,
      // The screen before the first question is kept for everybody.
      ...(step === 'start' ? { answers: {} } : { answers, since }),
      others: step === 1 ? others.map((other) => otherQuote(other, rates, view)) : [],
      // Where there are others, what was answered is found with them, or was somebody else's.
      unkept: new URL(request.url).searchParams.has('unkept') && others.length === 0,
      plan,
      sealsHandOver: config().handOverKey !== undefined && rates.handOver !== undefined,
    },
    step === 'start' ? undefined : { headers: noStore },
  );
}

/**
 * Takes the answer of one step, or all of them from the screen of the prices, checks them and goes on; what is wrong comes
 * back with what was typed.
 */
export async function submitQuote({ request, params, context }: ActionFunctionArgs) {
  const view = context.get(viewContext);
  const rates = await ratesFor(view, params.product);
  const { questions } = rates;
  const { answers: kept, since, others } = quoteAt(request, rates);
  const room = openBodyRoom(request, view);
  const { values, fault } = await readFormBody(request, maximumBytes, room).finally(() => room.leave());
  const { step: asked, plan } = askedOf(request, rates);
  if (fault || asked === null) return toStep(view, rates, { step: stepAt('prices', questions, kept), plan, since });
  const cookieOf = (answers: Answers) => ({ 'set-cookie': answersCookie(rates.product, { since, answers }, others) });
  if (asked === 'again') return toStep(view, rates, { step: 1, plan, since }, cookieOf({}));
  const now = questions[Number(asked) - 1];
  const given = checkGiven(now ? [now] : questions, values, savesForLater in values);
  const answers = { ...kept, ...given.answers };
  const headers = { ...cookieOf(answers), ...noStore };
  if (Object.keys(given.problems).length > 0) {
    const { problems, typed } = given;
    return data<StepProblem>({ problems, typed }, { status: 422, headers: noStore });
  }
  if (keepsPage in values) return data(null, { headers });
  const link = savesForLater in values && (await savedLink(view, rates, answers, headers));
  if (link) return link;
  const next = now && questions.indexOf(now) + 2;
  const step = stepAt(next === undefined || next > questions.length ? 'prices' : String(next), questions, answers);
  return toStep(view, rates, { step, plan, since, unkept: step === 1 }, headers);
}

const namesQuote = (request: Request) => new URL(request.url).searchParams.has(begunName);

/** What tells one begun quote from another to whoever has begun both. */
function otherQuote({ since, answers: kept }: KeptQuote, { questions }: Rates, view: View): OtherQuote {
  const [first] = questions;
  const moment = new Date(since);
  const begun = fill(view.texts.quote.begunAt, {
    day: longDate(moment, view.language) ?? '',
    time: timeOfDay(moment) ?? '',
  });
  const answers = validAnswers(questions, kept);
  const given = first && answers[first.name];
  const answer = given && answerWords(first, given, view.texts);
  const title = [answer, since === unknownSince ? undefined : begun].filter(Boolean).join(commaOf(view.language));
  return { since, resumeAt: stepAt('prices', questions, answers), title };
}

/** The product as the service names it, such as `Motor insurance`. */
async function productLabel(view: View, { product }: Rates): Promise<LocalizedText> {
  const list = await readRatedList(view);
  return list.find((entry) => entry.product === product)?.label ?? { text: product, lang: view.language };
}

async function savedLink(view: View, rates: Rates, answers: Answers, headers: Record<string, string>) {
  await readSettings(view);
  const { text } = await productLabel(view, rates);
  return toSavedLink(savedQuote(rates, answers, text, view), view, new Headers(headers));
}

/** @param isLater a question may be left open by whoever saves to go on later */
function checkGiven(questions: readonly Question[], values: Record<string, string>, isLater: boolean) {
  const given = {
    answers: {} as Record<string, string>,
    problems: {} as StepProblem['problems'],
    typed: {} as Answers,
  };
  for (const question of questions) {
    const typed = values[fieldOf(question)] ?? '';
    const { value, problem } = checkTyped(question, typed);
    if (value !== undefined) given.answers[question.name] = value;
    else if (!isLater || problem !== 'missing') given.problems[question.name] = problem;
    given.typed = { ...given.typed, [question.name]: typed.slice(0, 100) };
  }
  return given;
}

/** The step that an address asks for, and the plan, where the rates have it. */
function askedOf(request: Request, { plans }: Rates) {
  const query = new URL(request.url).searchParams;
  return { step: query.get('step'), plan: plans.find(({ name }) => name === query.get('plan'))?.name };
}

/** On to the sales system; back to the prices where there is none, or no price of such a plan. */
async function handedOver(
  view: View,
  rates: Rates,
  { answers, plan, since }: KeptQuote & { plan: string | undefined },
) {
  const address = await sealedHandOver(rates, answers, plan, view);
  if (!address) return toStep(view, rates, { step: stepAt('prices', rates.questions, answers), plan, since });
  return redirect(address, { status: 303, headers: noStore });
}

type Place = Pick<QuoteData, 'step' | 'plan' | 'since'> & { unkept?: boolean };

function toStep(view: View, { product }: Rates, place: Place, headers: Record<string, string> = {}): Response {
  const { step, unkept } = place;
  const query = `${stepQuery(step, place)}${unkept ? '&unkept=1' : ''}`;
  const address = `${localPath(`/quote/${product}`, view.language)}${query}`;
  return redirect(address, { status: 303, headers: { ...noStore, ...headers } });
}

/**
 * The rates of a product. Where none can be had and the site has a page of the product, the form of the quote request stands in:
 * links of plan tables, bookmarks and saved prices lead here whatever becomes of the rates.
 */
async function ratesFor(view: View, product = ''): Promise<Rates> {
  const isKnown = pageOfRates(product) !== undefined;
  const rates = await readRatesOf(view, product).catch((error: unknown) => {
    // The content store has logged it.
    if (isKnown && error instanceof ContentFailure) return undefined;
    throw asScreen(error, view);
  });
  if (rates) return rates;
  if (!isKnown) throw notFound();
  throw redirect(localPath(`/get-a-quote?product=${product}`, view.language), { headers: noStore });
}
