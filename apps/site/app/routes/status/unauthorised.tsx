import type { ReactNode } from 'react';
import { data } from 'react-router';
import { localPath } from '#app/ui/local-path.ts';
import { PageHead } from '../page-head.tsx';
import { useView } from '../use-view.ts';

/** /401: "404" as the spec says, with the true status (spec 2.3, decision D4). */
export function loader() {
  return data(null, { status: 401 });
}

export default function Unauthorised(): ReactNode {
  const { texts, language } = useView();
  return (
    <section className="status-screen">
      <PageHead title={texts.status.unauthorisedTitle} noindex />
      <h1>
        <span className="status-screen__code">404</span> {texts.status.unauthorisedTitle}
      </h1>
      <p>{texts.status.unauthorisedText}</p>
      <a href={localPath('/', language)}>{texts.status.headBackHome}</a>
    </section>
  );
}
