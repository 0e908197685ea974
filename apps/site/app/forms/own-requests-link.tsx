import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import type { View } from '#app/view.ts';
import css from './own-requests-link.css?inline';

/** The way to what was sent from this browser, which only a script knows. */
export function OwnRequestsLink({ view, look }: { view: View; look: 'action' | 'quiet' }): ReactNode {
  return (
    <span className="own-requests">
      <InlineStyle name="own-requests-link" css={css} />
      <ButtonLink to={screenLink('/my-requests')} view={view} look={look} icon="arrow-end">
        {view.texts.forms.followInBrowser}
      </ButtonLink>
    </span>
  );
}
