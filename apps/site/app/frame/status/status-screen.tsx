import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button-link.tsx';
import type { View } from '#app/view.ts';

type StatusScreenProps = {
  title: string;
  text: string;
  view: View;
  /** The big figure above the title: the largest text of the screen (ERR-02). */
  figure?: string;
  children?: ReactNode;
};

/** A screen that stands in for a page: what happened, what to do, and the way home. */
export function StatusScreen({ title, text, view, figure, children }: StatusScreenProps): ReactNode {
  return (
    <div className="status-screen page-width">
      {figure ? (
        <p className="status-screen__figure">{figure}</p>
      ) : (
        <div className="status-screen__motif motif-row" aria-hidden="true" />
      )}
      <h1 className="status-screen__title">{title}</h1>
      <p className="status-screen__text">{text}</p>
      {children}
      <ButtonLink to={{ href: '/', external: false }} view={view} look="action">
        {view.texts.status.headBackHome}
      </ButtonLink>
    </div>
  );
}
