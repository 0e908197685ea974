import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';

/** Where short notices appear, top right in both languages (decision D17); enhance/toast.ts fills it. */
export function ToastArea({ view }: { view: View }): ReactNode {
  const { frame } = view.texts;
  return (
    <section
      className="toast-area"
      aria-label={frame.notices}
      aria-live="polite"
      data-toast-area=""
      data-close-label={frame.close}
    />
  );
}
