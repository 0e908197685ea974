import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { type Screen, screenOf } from '#app/content/failure-responses.ts';
import { ErrorView } from '#app/frame/status/error-view.tsx';
import { BadResponse, ForbiddenPreview, NotFoundScreen, ServiceDown } from '#app/frame/status/status-screens.tsx';
import { PageHead } from '../page-head.tsx';
import { useSettings, useView } from '../use-view.ts';

const screens = {
  'not-found': { title: 'notFoundTitle', StatusScreen: NotFoundScreen },
  'preview-not-allowed': { title: 'previewTitle', StatusScreen: ForbiddenPreview },
  forbidden: { title: 'badResponseTitle', StatusScreen: BadResponse },
  'bad-response': { title: 'badResponseTitle', StatusScreen: BadResponse },
  'service-down': { title: 'serviceDownTitle', StatusScreen: ServiceDown },
} as const satisfies Record<Screen, unknown>;

/** What stands in for a page that a loader threw at, or that could not be rendered (decision D4, decision D5). */
export function FailedPage({ error }: { error: unknown }): ReactNode {
  const view = useView();
  const thrown = isRouteErrorResponse(error) ? error : undefined;
  const screen = thrown?.status === 404 ? 'not-found' : screenOf(thrown?.data);
  const { footer } = useSettings();
  if (!screen) return <Issue error={error} />;
  const { title, StatusScreen } = screens[screen];
  return (
    <>
      <PageHead title={view.texts.status[title]} noindex />
      <StatusScreen view={view} phone={footer?.phone} />
    </>
  );
}

/** A fault of our own: the trace for developers, the reference of the log for everybody else (decision D5). */
function Issue({ error }: { error: unknown }): ReactNode {
  const view = useView();
  const { requestId, production } = view;
  const thrown = isRouteErrorResponse(error) ? error : undefined;
  return (
    <>
      <PageHead title={view.texts.status.errorTitle} noindex />
      <ErrorView
        view={view}
        status={thrown ? `${thrown.status} ${thrown.statusText}`.trim() : undefined}
        message={error instanceof Error ? error.message : undefined}
        stack={error instanceof Error && !production ? error.stack : undefined}
        reference={production ? requestId : undefined}
      />
    </>
  );
}
