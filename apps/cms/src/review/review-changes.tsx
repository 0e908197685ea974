'use client';

import { directionOf, type Language } from '@insurer/contract/language.ts';
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
        {changes.map(({ field, before, after, language }) => (
          <li key={field}>
            <strong>{field}</strong>
            <dl>
              <dt>{say.live}</dt>
              <dd>
                <ChangedText {...{ text: before, language, say }} />
              </dd>
              <dt>{say.draft}</dt>
              <dd>
                <ChangedText {...{ text: after, language, say }} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{say.more(more)}</p> : null}
    </details>
  );
}

type ChangedTextProps = { text: string | undefined; language: Language | undefined; say: ReviewWords };

/** In the direction of its language, where it is known: a text may begin with a placeholder, which says nothing of it. */
function ChangedText({ text, language, say }: ChangedTextProps) {
  if (text === undefined) return say.empty;
  return (
    <div lang={language} dir={language ? directionOf(language) : 'auto'}>
      {text}
    </div>
  );
}
