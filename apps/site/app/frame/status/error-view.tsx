import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';
import { ErrorReference } from './error-reference.tsx';
import { StatusScreen } from './status-screens.tsx';

type ErrorViewProps = {
  view: View;
  /** HTTP status and its words, where the failure has one. */
  status?: number | string;
  message?: string;
  /** Outside production only: a stack trace tells attackers about the inside of the site (decision D5). */
  stack?: string;
  /** The same reference stands in the server's log. */
  reference?: string;
};

/** The router's error view (ERR-05, ERR-06; decision D5). */
export function ErrorView({ view, status, message, stack, reference }: ErrorViewProps): ReactNode {
  const texts = view.texts.status;
  const issue = [status, message].filter(Boolean).join(' ');
  return (
    <StatusScreen name="error" view={view}>
      {issue && (
        <p className="status-screen__fault">
          <bdi>{issue}</bdi>
        </p>
      )}
      {reference && <ErrorReference view={view} reference={reference} />}
      {stack && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className="status-screen__stack" dir="ltr" tabIndex={0} aria-label={texts.errorStack}>
          <pre>{stack}</pre>
        </section>
      )}
    </StatusScreen>
  );
}
