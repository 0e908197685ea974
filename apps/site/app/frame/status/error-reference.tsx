import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';

type ReferenceProps = { view: Pick<View, 'texts'>; reference: string };

/** What a caller can quote: under it the failure stands in the server's log. */
export function ErrorReference(props: ReferenceProps): ReactNode {
  return (
    <p>
      <ReferenceWords {...props} />
    </p>
  );
}

/** The same at the end of a sentence. */
export function ReferenceWords({ view, reference }: ReferenceProps): ReactNode {
  return (
    <>
      {view.texts.status.errorReference} <bdi dir="ltr">{reference}</bdi>
    </>
  );
}
