import type { ReactNode } from 'react';
import type { OpenCase } from '#app/submission.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';

/** Leads to the conversation on a request. What opens it goes in the body, never in an address (decision D12). */
export function OpenCaseButton({ opened: { reference, token }, view }: { opened: OpenCase; view: View }): ReactNode {
  const action = localPath(`/my-requests/${encodeURIComponent(reference)}/open`, view.language);
  return (
    <form method="post" action={action} className="case__open" aria-label={`${view.texts.requests.open}: ${reference}`}>
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="button button--action">
        {view.texts.requests.open}
      </button>
    </form>
  );
}
