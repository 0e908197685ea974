import type { ReactNode } from 'react';
import { ErrorReference } from '#app/frame/status/error-reference.tsx';
import type { View } from '#app/view.ts';

/** What stands in for a list that could not be had. */
export function ListFailure({ fault, view }: { fault?: string; view: View }): ReactNode {
  return (
    <div role="alert">
      <p>{view.texts.providers.failed}</p>
      {fault && <ErrorReference view={view} reference={fault} />}
    </div>
  );
}
