import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

/** What became of a message. With scripts it becomes a toast (spec 4); without them it stays above the form. */
export function Notice({ kind, text }: { kind: 'success' | 'error'; text: string }): ReactNode {
  return (
    <div
      className={`form-notice form-notice--${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
      data-notice={kind}
      data-notice-text={text}
    >
      <Icon name={kind === 'error' ? 'alert' : 'check'} />
      <p>{text}</p>
    </div>
  );
}
