'use client';

import type { ReviewWords } from './review-words.ts';
import type { Standing } from './standing.ts';

/** Every text that would change for visitors: what stands there now, and what would. */
export function ReviewChanges({ standing: { changes, more }, say }: { standing: Standing; say: ReviewWords }) {
  return (
    <details className="review__changes">
      <summary>
        {say.differences} ({changes.length + more})
      </summary>
      <ul>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <strong>{field}</strong>
            <dl>
              <dt>{say.live}</dt>
              <dd dir="auto">{before ?? say.empty}</dd>
              <dt>{say.draft}</dt>
              <dd dir="auto">{after ?? say.empty}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{say.more(more)}</p> : null}
    </details>
  );
}
