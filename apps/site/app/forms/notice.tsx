import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { OwnRequestsLink } from './own-requests-link.tsx';

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

/**
 * Where a confirmation is asked for that has ended, or that a browser without cookies never had: what was sent has arrived, and
 * where its reference is found. `open`: the references of what is open in this browser.
 */
export function UnkeptNotice({ open, view }: { open: readonly string[]; view: View }): ReactNode {
  const { forms } = view.texts;
  return (
    <div className="form-notice form-notice--success form-notice--stays" role="status">
      <Icon name="check" />
      <div>
        <p>{forms.unkept}</p>
        {open.length > 0 ? <p>{forms.unkeptOpen}</p> : <p>{forms.unkeptFind}</p>}
        {open.length > 0 && (
          <ul>
            {open.map((reference) => (
              <li key={reference}>
                <a href={localPath(`/my-requests/${encodeURIComponent(reference)}`, view.language)}>
                  <bdi dir="ltr">{reference}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
        <p data-with-token="" hidden>
          <OwnRequestsLink view={view} look="quiet" />
        </p>
      </div>
    </div>
  );
}
