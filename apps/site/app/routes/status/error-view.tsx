import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { usePageFacts } from '#app/page-facts.ts';
import { localPath } from '#app/ui/local-path.ts';
import { PageHead } from '../page-head.tsx';
import { useView } from '../use-view.ts';

/**
 * The view of a fault of our own: its title, the status or the message, and outside production the stack trace;
 * in production a reference that stands in the log beside the trace (spec 2.3, decision D5).
 */
export function ErrorView({ error }: { error: unknown }): ReactNode {
  const { texts, language } = useView();
  const { requestId, production } = usePageFacts();
  const stack = error instanceof Error && !production ? error.stack : undefined;
  return (
    <section className="status-screen">
      <PageHead title={texts.status.errorTitle} noindex />
      <h1>{texts.status.errorTitle}</h1>
      <p>{messageOf(error)}</p>
      <p>{texts.status.errorText}</p>
      {production && <p>{texts.status.errorReference.replace('{reference}', requestId)}</p>}
      {stack && (
        <pre dir="ltr">
          {stack}
        </pre>
      )}
      <a href={localPath('/', language)}>{texts.status.headBackHome}</a>
    </section>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : '500';
}
