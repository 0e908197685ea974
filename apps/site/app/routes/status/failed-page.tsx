import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { type Screen, screenOf } from '#app/content/failure-responses.ts';
import { ErrorView } from '#app/frame/status/error-view.tsx';
import { BadResponse, ForbiddenPreview, NotFoundScreen, ServiceDown } from '#app/frame/status/status-screens.tsx';
import type { Texts } from '#app/texts/texts.ts';
import { PageHead } from '../page-head.tsx';
import { useSettings, useView } from '../use-view.ts';

const titles: Record<Screen, (status: Texts['status']) => string> = {
  'not-found': (status) => status.notFoundTitle,
  'preview-not-allowed': (status) => status.previewTitle,
  forbidden: (status) => status.badResponseTitle,
  'bad-response': (status) => status.badResponseTitle,
  'service-down': (status) => status.serviceDownTitle,
};

/** What stands in for a page that a loader threw at, or that could not be rendered (decision D4, decision D5). */
export function FailedPage({ error }: { error: unknown }): ReactNode {
  const view = useView();
  const thrown = isRouteErrorResponse(error) ? error : undefined;
  const screen = thrown?.status === 404 ? 'not-found' : screenOf(thrown?.data);
  if (!screen) return <Issue error={error} />;
  return (
    <>
      <PageHead title={titles[screen](view.texts.status)} noindex />
      <StatusScreenOf screen={screen} />
    </>
  );
}

function StatusScreenOf({ screen }: { screen: Screen }): ReactNode {
  const view = useView();
  const { footer } = useSettings();
  switch (screen) {
    case 'not-found':
      return <NotFoundScreen view={view} />;
    case 'preview-not-allowed':
      return <ForbiddenPreview view={view} />;
    case 'service-down':
      return <ServiceDown view={view} phone={footer?.phone} />;
    case 'forbidden':
    case 'bad-response':
      return <BadResponse view={view} />;
  }
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
