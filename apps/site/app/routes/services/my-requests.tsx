import { type Case, readCasesResponse } from '@insurer/contract/case.ts';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { readServiceRequests } from '#app/content/submissions.ts';
import { CaseView } from '#app/forms/case-view.tsx';
import { readFormBody } from '#app/forms/read-body.server.ts';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { viewContext } from '#app/view-context.ts';
import { ContentScreen } from '../content/content-screen.tsx';
import { useView } from '../use-view.ts';
import { type FormPage, loadFormPage, postedContext } from './form-page.ts';
import css from './my-requests.css?inline';

/** `failed`: nobody knows; an empty list: these tokens see nothing. */
type Outcome = { cases: Case[]; failed: boolean };

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'my-requests', 'my-requests');
export { formHeaders as headers } from './form-page.ts';

const maximumTokens = 20;

/** The browser's tokens, one per request sent from it, come in the body, never in an address (decision D12). */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(viewContext);
  context.set(postedContext, true);
  const typed = (await readFormBody(request, 16 * 1024)).values.token ?? '';
  // A header takes no other characters, and no token of a service has any.
  const tokens = typed.split(/\s+/).filter((token) => /^[\x21-\x7e]{1,4096}$/.test(token));
  const results = await Promise.all(tokens.slice(0, maximumTokens).map((token) => readServiceRequests(page, token)));
  const cases = results.flatMap((result) => (result.ok ? readCasesResponse(result.body, page.language) : []));
  // Two tokens may see the same request.
  const once = [...new Map(cases.map((entry) => [entry.reference, entry])).values()];
  const failed =
    once.length === 0 && results.some((result) => !result.ok && (result.status === 0 || result.status >= 429));
  return data<Outcome>({ cases: once, failed }, { headers: { 'cache-control': 'no-store' } });
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
          <form method="post" action={localPath(view.path, view.language)} data-my-requests="">
            <input type="hidden" name="token" />
            <p data-failure="" hidden>
              {requests.failed}
            </p>
            <noscript>
              <p>{requests.needsScript}</p>
            </noscript>
            {(!outcome || outcome.failed) && (
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

function Requests({ outcome: { cases, failed } }: { outcome: Outcome }): ReactNode {
  const view = useView();
  const { requests } = view.texts;
  if (failed) return <p data-result="">{requests.failed}</p>;
  if (cases.length === 0) {
    return (
      <div data-result="" className="case-list">
        <p>{requests.nothingFound}</p>
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
      {cases.map((entry) => (
        <CaseView key={entry.reference} of={entry} view={view} level={2} />
      ))}
    </div>
  );
}
