import type { ReactNode } from 'react';
import { FindRequest } from '#app/forms/find-request.tsx';
import { ErrorReference } from '#app/frame/status/error-reference.tsx';
import { maxKeptTokens } from '#app/submission.ts';
import { fill } from '#app/texts/fill.ts';
import type { View } from '#app/view.ts';

/** What could not be read now, has a token that sees nothing any more, or is older than all that the browser keeps. */
export type MissingReason = 'unread' | 'ended' | 'older';

type MissingRequestsProps = {
  reason: MissingReason;
  /** The reference under which the log says why. */
  fault: string | undefined;
  /** The id of the form that asks once more. */
  form: string;
  view: View;
};

/** Above a list that lacks requests of this browser: nobody sees that of himself who sent several. */
export function MissingRequests({ reason, fault, form, view }: MissingRequestsProps): ReactNode {
  const { requests, status } = view.texts;
  const sentences: Record<MissingReason, string> = {
    unread: requests.someUnread,
    ended: requests.someEnded,
    older: fill(requests.someOlder, { count: maxKeptTokens }),
  };
  return (
    <div className="requests__lacking" role="status">
      <p>{sentences[reason]}</p>
      {fault && <ErrorReference view={view} reference={fault} />}
      <div className="requests__ways">
        {reason === 'unread' && (
          <button type="submit" form={form} className="button button--quiet">
            {status.tryAgain}
          </button>
        )}
        <FindRequest view={view} look="quiet" />
      </div>
    </div>
  );
}
