import { type ClaimStep, claimStepNames } from '@insurer/contract/forms/claim-step-names.ts';
import { claimSteps as table } from '@insurer/contract/forms/claim-steps.ts';
import { localizeForm, messageOf } from '@insurer/contract/forms/form-text.ts';
import { commaOf } from '@insurer/contract/language.ts';
import type { Options } from '@insurer/contract/site-settings.ts';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { keepsPage } from '#app/application/kept-page.ts';
import { toSavedLink } from '#app/application/saved-answers.server.ts';
import { savesForLater } from '#app/application/saved-answers.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { openBodyRoom } from '#app/forms/body-room.server.ts';
import type { FormField } from '#app/forms/form-fields.ts';
import { otherContent } from '#app/forms/form-script-data.ts';
import { readFormBody } from '#app/forms/read-body.server.ts';
import { longDate, timeOfDay } from '#app/texts/dates.ts';
import { fill } from '#app/texts/fill.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';
import { askedIn } from './asked-fields.server.ts';
import { type BegunClaim, claimAt, forgetClaim, keepClaim } from './begun-claim.server.ts';
import { checkClaim, claimFields, openStep, stepAt } from './check-claim.server.ts';
import {
  type ClaimData,
  type ClaimProblem,
  claimName,
  claimPath,
  isStep,
  onePagePath,
  pickedNames,
  secretNames,
  stepQuery,
} from './claim-data.ts';
import { answerRows } from './claim-words.server.ts';
import { fileClaim } from './file-claim.server.ts';
import { chosenBefore } from './files-on-device.server.ts';

const noStore = { 'cache-control': 'no-store' };
const maximumBytes = 32_768;
/** What one field may keep, in characters; the checks of the fields are shorter. */
const longestTyped = 2_000;

type Typed = Readonly<Record<string, string>>;
const leftOutOfLinks: ReadonlySet<string> = new Set(secretNames);

/** One step of the claim with what this browser keeps of it; the form on one page where the service takes no claims. */
export async function loadClaim({ request, context }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const { options, acceptedRequests } = await readSettings(view);
  if (!acceptedRequests.includes('claim')) throw redirect(localPath(onePagePath, view.language), { headers: noStore });
  const query = new URL(request.url).searchParams;
  const { claim: begun, isKept, others } = claimAt(request);
  const { typed, since } = begun;
  const open = openStep(typed, view, options);
  const asked = query.get('step');
  const step = stepAt(isStep(asked) ? asked : 'what', open);
  if (asked !== null && asked !== step && request.method === 'GET') {
    // What was sent of a later step may stand alone: the answers before it ended while it was filled in.
    const unkept = !askedIn('what').some((name) => typed[name]);
    throw toStep(view, step, { since: isKept ? since : undefined, unkept });
  }
  const fields = claimFields(view, options);
  const { documents, ...typedFields } = fields;
  const names = askedIn(step);
  const claim: ClaimData = {
    step,
    fields: names.flatMap((name) => typedFields[name] ?? []),
    values: Object.fromEntries(names.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []))),
    files: filesOf(documents, view),
    since,
    others: others.map((other) => otherClaim(other, fields, view, options)),
    chosenBefore: chosenBefore(request, since),
    isWhole: open === 'check',
    unkept: query.has('unkept'),
    button: localizeForm(table, view).texts.button,
    ...(step === 'check' && { rows: answerRows(fields, checkClaim(typed, view, options).values, view) }),
    ...(asked === null && open !== 'what' && { resumeAt: open }),
  };
  return data(claim, { headers: noStore });
}

/** Takes the answers of one step, keeps them, and goes on when they hold; the last step sends the claim. */
export async function submitClaim({ request, context }: ActionFunctionArgs) {
  const view = context.get(viewContext);
  const asked = new URL(request.url).searchParams.get('step');
  if (asked === 'check') return sendPlainly(request, view);
  const { options } = await readSettings(view);
  const { claim: begun, isKept, others } = claimAt(request);
  const { since } = begun;
  const room = openBodyRoom(request, view);
  const { values, fault } = await readFormBody(request, maximumBytes, room).finally(() => room.leave());
  // A page of an earlier release names none, and clears all that there is.
  if (asked === 'again') return toFirst(view, forgetClaim(isKept && namesClaim(request) ? others : []));
  const step = isStep(asked) ? asked : 'what';
  // A page of an earlier release may name a step that is gone: its fields must not be taken for those of another one.
  const isUnknown = asked !== null && !isStep(asked);
  if (fault || isUnknown) {
    const open = openStep(begun.typed, view, options);
    return toStep(view, isUnknown ? open : stepAt(step, open), { since });
  }
  const typed = { ...begun.typed, ...typedOf(step, values, begun.typed) };
  const cookies = keepClaim({ ...begun, typed }, others);
  const { problems } = checkClaim(typed, view, options, step);
  if (!cookies) return wrong({ values, problems: [tooLong(view)] });
  if (keepsPage in values) return data({ problems }, { headers: withCookies(cookies) });
  if (savesForLater in values)
    return savedLink({ typed, since }, view, cookies) ?? wrong({ values, problems: [noLink(view)] }, cookies);
  if (step === 'photos' && pickedNames.some((name) => values[name])) problems.push(leftBehind(view));
  if (problems.length > 0) return wrong({ values, problems }, cookies);
  const open = openStep(typed, view, options);
  const next = open === 'check' ? 'check' : (claimStepNames[claimStepNames.indexOf(step) + 1] ?? 'check');
  return toStep(view, next, { since, cookies });
}

/** Without scripts the files come with the form of the last step, and the page comes back where something is wrong. */
async function sendPlainly(request: Request, view: View) {
  const filed = await fileClaim(request, view);
  if (filed.problem) return data<ClaimProblem>(filed.problem, { status: filed.status, headers: filed.headers });
  return redirect(filed.to, { status: 303, headers: filed.headers });
}

/** What tells one begun claim from another to whoever has begun both. */
function otherClaim({ typed, since }: BegunClaim, fields: Record<string, FormField>, view: View, options: Options) {
  const product = fields.product?.choices?.find(({ value }) => value === typed.product)?.label;
  const moment = new Date(since);
  const begun = fill(view.texts.claimSteps.begunAt, {
    day: longDate(moment, view.language) ?? '',
    time: timeOfDay(moment) ?? '',
  });
  const title = product ? `${product}${commaOf(view.language)}${begun}` : begun;
  return { since, resumeAt: openStep(typed, view, options), title };
}

function filesOf(field: ClaimData['files']['field'] | undefined, view: View): ClaimData['files'] {
  const rule = table.fields.documents.files;
  if (!field) throw new Error('The table of the claim has no files.');
  const keys = [rule.typeMessage, rule.sizeMessage, rule.countMessage, 'fileEmpty'] as const;
  const { kilobytes, megabytes } = view.texts.requests;
  const units = { kilobytes, megabytes };
  const messages = Object.fromEntries(keys.map((key) => [key, messageOf(table, key, view)]));
  return { field, rule, units, messages: { ...messages, otherContent: otherContent(table, rule, view) } };
}

/** What the fields of a step hold: an empty one overwrites what was kept of it, one that a page of an earlier release does not have leaves it. */
function typedOf(step: ClaimStep, values: Typed, kept: Typed): Record<string, string> {
  const typed = (name: string) => (values[name] ?? kept[name] ?? '').slice(0, longestTyped);
  return Object.fromEntries(askedIn(step).map((name) => [name, typed(name)]));
}

/** Only the longest text can be what no cookie holds. */
function tooLong(view: View) {
  return { field: 'story', message: messageOf(table, 'tooLong', view, table.fields.story.maximum.length / 2) };
}

/** Whoever finds the link learns no ID and no account from it, and nobody is paid into an account that came with a link. */
function savedLink({ typed, since }: Pick<BegunClaim, 'typed' | 'since'>, view: View, cookies: readonly string[]) {
  const open = Object.entries(typed).filter(([name]) => !leftOutOfLinks.has(name));
  return toSavedLink({ of: 'claim', since, typed: Object.fromEntries(open) }, view, withCookies(cookies));
}

/** Files that no script held yet: the browser has sent their names with the form, and gone on without them. */
function leftBehind(view: View) {
  return { field: 'documents', message: view.texts.claimSteps.filesLeftBehind };
}

function noLink(view: View) {
  return { field: 'story', message: view.texts.saved.tooLong };
}

function wrong(problem: ClaimProblem, cookies: readonly string[] = []) {
  return data<ClaimProblem>(problem, { status: 422, headers: withCookies(cookies) });
}

function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers(noStore);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}

type Place = { since: number | undefined; cookies?: readonly string[]; unkept?: boolean };

/** The first step of a claim that is begun anew. */
function toFirst(view: View, cookies: readonly string[], unkept = false) {
  const query = unkept ? '?unkept=1' : '';
  return redirect(`${localPath(claimPath, view.language)}${query}`, { status: 303, headers: withCookies(cookies) });
}

const namesClaim = (request: Request) => new URL(request.url).searchParams.has(claimName);

function toStep(view: View, step: ClaimStep, { since, cookies = [], unkept = false }: Place) {
  if (since === undefined) return toFirst(view, cookies, unkept);
  const query = stepQuery(step, since);
  return redirect(`${localPath(claimPath, view.language)}${unkept ? `?unkept=1&${claimName}=${since}` : query}`, {
    status: 303,
    headers: withCookies(cookies),
  });
}
