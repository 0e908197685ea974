import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import type { View } from '#app/view.ts';

/** The way on where nothing in this browser opens a request any more. */
export function FindRequest({ view, look = 'action' }: { view: View; look?: 'action' | 'quiet' }): ReactNode {
  return (
    <ButtonLink to={screenLink('/track-request')} view={view} look={look} icon="arrow-end">
      {view.texts.requests.find}
    </ButtonLink>
  );
}
