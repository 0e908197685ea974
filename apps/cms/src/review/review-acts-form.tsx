'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { useKeptText } from '../use-kept-text.ts';
import { isCleared } from './is-cleared.ts';
import type { Asked, ReviewAct } from './review-acts.ts';
import type { ReviewWords } from './review-words.ts';
import type { Standing } from './standing.ts';
import type { Acted } from './use-review.ts';

type Props = { standing: Standing; say: ReviewWords; act: (asked: Asked) => Promise<Acted> };

/** What this person can do with the text that is shown: send it, judge it, or give a reason for going without. */
export function ReviewActs(props: Props) {
  const { standing, say } = props;
  const { review, isOwn } = standing;
  if (isCleared(standing)) return null;
  const isWaiting = review?.state === 'waiting';
  return (
    <>
      {isWaiting && isOwn ? <p>{say.own}</p> : null}
      {isWaiting && !isOwn ? (
        <Words {...props} name="comment" label={say.comment} acts={{ approve: say.approve, return: say.return }} />
      ) : null}
      {isWaiting ? null : <Words {...props} name="note" label={say.note} acts={{ send: say.send }} />}
      <details className="review__without">
        <summary>{say.without}</summary>
        <Words {...props} name="reason" label={say.reason} acts={{ waive: say.waive }} />
      </details>
    </>
  );
}

type WordsProps = Props & { name: string; label: string; acts: Partial<Record<ReviewAct, string>> };

/**
 * One text and the buttons that send it. The form around it is Payload's: no field of it, and no submit. It is made anew with each
 * change of its language, which loses nothing of what was typed.
 */
function Words({ standing, act, name: kind, label, acts }: WordsProps) {
  const field = useId();
  const { globalSlug } = useDocumentInfo();
  const [words, setWords] = useKeptText(`review-${kind}${globalSlug ? ` ${globalSlug}` : ''}`);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  async function send(name: ReviewAct) {
    setBusy(true);
    const { isDone, fault } = await act({ act: name, words, seen: standing.seen });
    if (isDone) setWords('');
    setFault(fault);
    setBusy(false);
    // The pressed button was disabled meanwhile: by keyboard one goes on at what is to be mended.
    if (fault) box.current?.focus();
  }
  return (
    <div className="review__act">
      <label htmlFor={field}>{label}</label>
      <textarea
        ref={box}
        id={field}
        dir="auto"
        rows={3}
        maxLength={1000}
        value={words}
        aria-invalid={fault !== undefined}
        aria-describedby={`${field}-fault`}
        onChange={(e) => {
          setWords(e.target.value);
          setFault(undefined);
        }}
      />
      <p className="review__fault" id={`${field}-fault`} role="alert">
        {fault}
      </p>
      {Object.entries(acts).map(([name, text]) => (
        <Button
          key={name}
          type="button"
          size="small"
          margin={false}
          buttonStyle={name === 'approve' || name === 'send' ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={() => void send(name as ReviewAct)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
