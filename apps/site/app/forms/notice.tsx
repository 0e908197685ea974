import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';

/**
 * What became of a message. With scripts it becomes a toast (CONTACT-06); without them a success stays above the form, and
 * a failure is told by the form's summary, which stays with scripts too.
 */
export function Notice({ kind, text }: { kind: 'success' | 'error'; text: string }): ReactNode {
  if (kind === 'error') return <div hidden data-notice={kind} data-notice-text={text} />;
  return (
    <div className="form-notice form-notice--success" role="status" data-notice={kind} data-notice-text={text}>
      <Icon name="check" />
      <p>{text}</p>
    </div>
  );
}

/** For a browser that keeps no cookies: what it has just sent has arrived, though its reference cannot be shown. */
export function UnkeptNotice({ view }: { view: View }): ReactNode {
  return (
    <div className="form-notice form-notice--success form-notice--stays" role="status">
      <Icon name="check" />
      <p>{view.texts.forms.unkept}</p>
    </div>
  );
}
