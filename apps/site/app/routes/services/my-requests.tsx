import { type Case, maxCases, readCasesResponse } from '@insurer/contract/case.ts';
import { isToken } from '@insurer/contract/case-details.ts';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { hasConversation } from '#app/content/conversations.ts';
import { readServiceRequests } from '#app/content/submissions.ts';
import { CaseView } from '#app/forms/case-view.tsx';
import { FindRequest } from '#app/forms/find-request.tsx';
import { OpenCaseButton } from '#app/forms/open-case-button.tsx';
import { readFormBody } from '#app/forms/read-body.server.ts';
import { ErrorReference } from '#app/frame/status/error-reference.tsx';
import { log } from '#app/log.server.ts';
import { maxKeptTokens, type Submission } from '#app/submission.ts';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';
import { ContentScreen } from '../content/content-screen.tsx';
import { useView } from '../use-view.ts';
import { type FormPage, loadFormPage, postedContext } from './form-page.ts';
import { type MissingReason, MissingRequests } from './missing-requests.tsx';
import css from './my-requests.css?inline';

/** What one of this browser's tokens sees, and the token. */
type Seen = { of: Case; token: string };

/**
 * What the list lacks: `unread` could not be read now, with `fault`, the reference under which the log says why, where it is no
 * visitor's haste; `ended` has a token that sees nothing any more; `older` were sent before all that a browser keeps, if any
 * were. `canOpen`: the service has conversations.
 */
type Outcome = { cases: Seen[]; missingReason?: MissingReason; fault?: string; canOpen: boolean };

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'my-requests', 'my-requests');
export { formHeaders as headers } from '#app/forms/form-headers.ts';

const tokensAtOnce = 3;
/** As many tokens as a browser keeps, of any length that they may have. */
const maximumBytes = 96 * 1024;
const formId = 'own-requests';

/** The browser's tokens, one per request sent from it, come in the body, never in an address (decision D12). */
export async function action({ request, context }: ActionFunctionArgs) {
  const view = context.get(viewContext);
  context.set(postedContext, true);
  const { values, fault: unread } = await readFormBody(request, maximumBytes);
  const tokens = [...new Set((values.token ?? '').split(/\s+/).filter(isToken))].slice(0, maxKeptTokens);
  const { cases, missing, hasEnded } = await readCasesOf(view, tokens);
  // Two tokens may see the same request, and a service may say of each that it sees as many as one person may have.
  const once = [...new Map(cases.map((seen) => [seen.of.reference, seen])).values()].slice(0, maxCases);
  const isFull = tokens.length === maxKeptTokens;
  const missingReason = missing || unread ? 'unread' : hasEnded ? 'ended' : isFull ? 'older' : undefined;
  const fault = missing && missing.status !== 429 ? view.requestId : undefined;
  const outcome = { cases: once, missingReason, fault, canOpen: await canOpen(view, once[0]) } as const;
  return data<Outcome>(outcome, { headers: { 'cache-control': 'no-store' } });
}

type Read = { cases: Seen[]; missing?: Submission; hasEnded: boolean };

/** A few at a time, and none after a service that is out of reach or asks for patience: tokens may be made up. */
async function readCasesOf(view: View, tokens: string[]): Promise<Read> {
  const cases: Seen[] = [];
  let hasEnded = false;
  for (let first = 0; first < tokens.length; first += tokensAtOnce) {
    const asked = tokens.slice(first, first + tokensAtOnce);
    const results = await Promise.all(asked.map((token) => readServiceRequests(view, token)));
    let missing: Submission | undefined;
    for (const [index, result] of results.entries()) {
      const seen = casesIn(result, view);
      if (!seen) missing ??= result;
      if (seen?.length === 0) hasEnded = true;
      for (const of of seen ?? []) cases.push({ of, token: asked[index] ?? '' });
    }
    if (missing?.ok) log.error({ requestId: view.requestId }, 'What was found is no list of cases.');
    if (missing) return { cases, missing, hasEnded };
  }
  return { cases, hasEnded };
}

/** Refusals say that a token sees nothing. What nobody could read says nothing of it, with whichever status. */
function casesIn(result: Submission, view: View): Case[] | undefined {
  if (result.ok) return readCasesResponse(result.body, view.language);
  return result.status < 400 || result.status >= 429 ? undefined : [];
}

/** Asked for the first request: a service has conversations on all of them or on none. */
async function canOpen(view: View, seen: Seen | undefined): Promise<boolean> {
  if (!seen) return false;
  return (await hasConversation(view, { reference: seen.of.reference, token: seen.token })) === true;
}

/** My requests: what this browser's tokens may see. The guard is the browser's (ACCESS-05, decision D12). */
export default function MyRequests(): ReactNode {
  const view = useView();
  const { requests } = view.texts;
  const outcome = useActionData<Outcome>();
  return (
    <div data-needs-token="">
      <ContentScreen loaded={useLoaderData<FormPage>().loaded} name="my-requests">
        <section className="requests page-width">
          <InlineStyle name="my-requests" css={css} />
          <p className="muted">{requests.intro}</p>
          {outcome && <Requests outcome={outcome} />}
          <form id={formId} method="post" action={localPath(view.path, view.language)} data-my-requests="">
            <input type="hidden" name="token" />
            <p data-failure="" hidden>
              {requests.failed}
            </p>
            <noscript>
              <p>{requests.needsScript}</p>
              <p>
                <FindRequest view={view} look="quiet" />
              </p>
            </noscript>
            {(!outcome || hasNothing(outcome)) && (
              <button type="submit" className="button button--quiet requests__show">
                {requests.show}
              </button>
            )}
          </form>
        </section>
      </ContentScreen>
    </div>
  );
}

/** Whether nobody knows what these tokens see. */
const hasNothing = ({ cases, missingReason }: Outcome): boolean => cases.length === 0 && missingReason === 'unread';

function Requests({ outcome }: { outcome: Outcome }): ReactNode {
  const view = useView();
  const { requests } = view.texts;
  const { cases, missingReason, fault, canOpen } = outcome;
  if (hasNothing(outcome)) {
    return (
      <div data-result="">
        <p>{requests.failed}</p>
        {fault && <ErrorReference view={view} reference={fault} />}
      </div>
    );
  }
  if (cases.length === 0) {
    return (
      <div data-result="" className="case-list">
        <p>{requests.nothingFound}</p>
        <p>
          <FindRequest view={view} />
        </p>
        <p>
          <button type="button" className="button button--quiet" data-clear-token={localPath('/', view.language)}>
            {requests.clear}
          </button>
        </p>
      </div>
    );
  }
  return (
    <div data-result="" className="case-list">
      {missingReason && <MissingRequests reason={missingReason} fault={fault} form={formId} view={view} />}
      {cases.map(({ of, token }) => (
        <CaseView key={of.reference} of={of} view={view} level={2}>
          {canOpen && <OpenCaseButton opened={{ reference: of.reference, token }} view={view} />}
        </CaseView>
      ))}
    </div>
  );
}
