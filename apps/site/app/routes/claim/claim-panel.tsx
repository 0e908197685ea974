import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button-link.tsx';
import type { View } from '#app/view.ts';
import { claimPath } from './claim-data.ts';

/** The way from the pages about claims to the claim in steps; nothing where the service takes no claims. */
export function ClaimPanel({ accepted, view }: { accepted: readonly string[]; view: View }): ReactNode {
  const { claimSteps: words } = view.texts;
  if (!accepted.includes('claim')) return null;
  return (
    <div className="quote-panel">
      <p>{words.startLead}</p>
      <p className="quote-panel__ways">
        <ButtonLink to={{ href: claimPath, external: false }} view={view} look="action">
          {words.start}
        </ButtonLink>
      </p>
    </div>
  );
}
