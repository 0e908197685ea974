import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';

type SavedLinkProps = {
  link: string;
  subject: string;
  /** What a mail says, the link included. */
  mail: string;
  isNew?: boolean;
  view: View;
};

/** The link to keep: to be copied by hand, and with scripts by one press; in a mail of the visitor's own, or shared. */
export function SavedLink({ link, subject, mail, isNew = false, view }: SavedLinkProps): ReactNode {
  const { saved: words, forms } = view.texts;
  const mailTo = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(mail)}`;
  return (
    <section className="saved__part saved__link" aria-labelledby="saved-link-title" data-link="">
      <h2 id="saved-link-title">{words.link}</h2>
      {isNew && (
        <p className="saved__ready" role="status">
          <Icon name="check" />
          <span>{words.ready}</span>
        </p>
      )}
      <p className="form-field__hint" id="saved-link-hint">
        {words.linkHint}
      </p>
      <input
        className="form-field__control"
        type="text"
        readOnly
        dir="ltr"
        aria-labelledby="saved-link-title"
        aria-describedby="saved-link-hint"
        defaultValue={link}
      />
      <p className="saved__ways">
        <button type="button" className="button button--quiet" data-copy={link} data-copied={forms.copied} hidden>
          <Icon name="copy" />
          <span>{words.copy}</span>
        </button>
        <a className="button button--quiet" href={mailTo}>
          <Icon name="mail" />
          <span>{words.byMail}</span>
        </a>
        <button type="button" className="button button--quiet" data-share={link} data-title={subject} hidden>
          <Icon name="external" />
          <span>{words.share}</span>
        </button>
      </p>
    </section>
  );
}
