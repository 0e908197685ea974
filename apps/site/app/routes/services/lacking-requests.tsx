import type { ReactNode } from 'react';
import { FindRequest } from '#app/forms/find-request.tsx';
import { ErrorReference } from '#app/frame/status/error-reference.tsx';
import type { View } from '#app/view.ts';

type LackingProps = {
  /** Could not be read now, or has a token that sees nothing any more. */
  lacks: 'unread' | 'ended';
  /** The reference under which the log says why. */
  fault: string | undefined;
  /** The id of the form that asks once more. */
  form: string;
  view: View;
};

/** Above a list that lacks requests of this browser: nobody sees that of himself who sent several. */
export function LackingRequests({ lacks, fault, form, view }: LackingProps): ReactNode {
  const { requests, status } = view.texts;
  return (
    <div className="requests__lacking" role="status">
      <p>{lacks === 'unread' ? requests.someUnread : requests.someEnded}</p>
      {fault && <ErrorReference view={view} reference={fault} />}
      <div className="requests__ways">
        {lacks === 'unread' && (
          <button type="submit" form={form} className="button button--quiet">
            {status.tryAgain}
          </button>
        )}
        <FindRequest view={view} look="quiet" />
      </div>
    </div>
  );
}
