import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { type ClaimData, claimPath, stepQuery } from './claim-data.ts';
import type { Photos } from './use-photos.ts';

type EndedProps = { claim: Pick<ClaimData, 'step' | 'since'>; photos: Photos; view: View };

/** Whoever takes up a claim whose files have ended hears of it wherever that is: on the last screen it is easily sent without them. */
export function EndedFiles({ claim: { step, since }, photos, view }: EndedProps): ReactNode {
  const { claimSteps: words } = view.texts;
  if (!photos.haveEnded) return null;
  return (
    <div className="steps__unkept" role="status">
      <p>{words.filesEnded}</p>
      {step !== 'photos' && step !== 'check' && (
        <p>
          <Link className="text-link" to={`${localPath(claimPath, view.language)}${stepQuery('photos', since)}`}>
            {words.attach}
          </Link>
        </p>
      )}
    </div>
  );
}
