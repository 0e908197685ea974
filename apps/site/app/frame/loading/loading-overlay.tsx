import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';

/**
 * Covers the screen while the next page or a submission is on its way (decision D15).
 * Hidden until enhance/overlay.ts shows it: a first view comes complete from the server.
 */
export function LoadingOverlay({ view }: { view: View }): ReactNode {
  return (
    <section className="loading-overlay" aria-label={view.texts.frame.loading} data-loading-overlay="" hidden>
      <div className="loading-overlay__spinner" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p className="loading-overlay__text" role="status">
        {view.texts.frame.loading}
      </p>
    </section>
  );
}
