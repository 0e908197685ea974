import type { ReactNode } from 'react';
import { data } from 'react-router';
import { UnauthorisedScreen } from '#app/frame/status/status-screens.tsx';
import { PageHead } from '../page-head.tsx';
import { useView } from '../use-view.ts';

/** /401: "404" as specified, with the true status (ERR-04, decision D4). */
export function loader() {
  return data(null, { status: 401 });
}

export default function Unauthorised(): ReactNode {
  const view = useView();
  return (
    <>
      <PageHead title={view.texts.status.unauthorisedTitle} noindex />
      <UnauthorisedScreen view={view} />
    </>
  );
}
