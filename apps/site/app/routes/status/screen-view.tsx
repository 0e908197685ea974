import type { ReactNode } from 'react';
import type { Screen } from '#app/content/failure-answers.ts';
import { localPath } from '#app/ui/local-path.ts';
import { PageHead } from '../page-head.tsx';
import { useView } from '../use-view.ts';

const words = {
  'not-found': { title: 'notFoundTitle', text: 'notFoundText', large: '404' },
  'preview-not-allowed': { title: 'previewTitle', text: 'previewText', large: '403' },
  forbidden: { title: 'serviceDownTitle', text: 'badAnswerText', large: '403' },
  'bad-answer': { title: 'badAnswerTitle', text: 'badAnswerText', large: '502' },
  'service-down': { title: 'serviceDownTitle', text: 'serviceDownText', large: '503' },
} as const satisfies Record<Screen, unknown>;

/** A screen that stands in for a page: a large number, what happened, and the way home (spec 2.3, decision D4). */
export function ScreenView({ screen }: { screen: Screen }): ReactNode {
  const { texts, language } = useView();
  const { title, text, large } = words[screen];
  return (
    <section className="status-screen">
      <PageHead title={texts.status[title]} noindex />
      <h1>
        <span className="status-screen__code">{large}</span> {texts.status[title]}
      </h1>
      <p>{texts.status[text]}</p>
      <a href={localPath('/', language)}>{texts.status.headBackHome}</a>
    </section>
  );
}
