import type { ComponentType, ReactNode, Ref } from 'react';
import { ReferenceWords } from '#app/frame/status/error-reference.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { HeadingLevel, View } from '#app/view.ts';
import type { FormState } from './form-state.ts';

/** What is wrong with a field, under its name in the form, and where it is put right. */
type SummaryEntry = { name: string; href: string; text: string };

type SummaryProps = {
  entries: readonly SummaryEntry[];
  /** What is said of the form as a whole. */
  state?: Pick<FormState, 'failure' | 'reference' | 'filesLost'>;
  failureLink?: ReactNode;
  level: HeadingLevel;
  /** Stays in the page, hidden while there is nothing to say, so that enhance/forms.ts fills the same element. */
  kept?: boolean;
  link?: 'a' | ComponentType<{ href: string; children: ReactNode }>;
  element?: Ref<HTMLDivElement>;
  view: View;
};

/** What is wrong with a form, in one place on top, with links to the fields (decision D17, Field errors). */
export function ErrorSummary(props: SummaryProps): ReactNode {
  const { entries, state = {}, failureLink, level, kept, link: Place = 'a', element, view } = props;
  const { forms } = view.texts;
  const { failure, reference, filesLost } = state;
  const isShown = entries.length > 0 || failure !== undefined;
  if (!isShown && !kept) return null;
  return (
    <div
      className="error-summary"
      data-error-summary={kept ? '' : undefined}
      role="alert"
      // It gets the focus, which reads it: what is put right afterwards changes it without a word in between.
      aria-live="off"
      tabIndex={-1}
      hidden={!isShown}
      // Without scripts the address of the response ends in #form: the browser comes here and puts the focus here.
      id={isShown ? 'form' : undefined}
      ref={element}
    >
      <Icon name="alert" className="error-summary__icon" />
      <div className="error-summary__text">
        <Heading level={level} className="error-summary__title">
          {forms.problemTitle}
        </Heading>
        {(kept || failure || reference) && (
          <p data-failure="" hidden={!failure && !reference}>
            {failure} {failureLink || (reference && <ReferenceWords view={view} reference={reference} />)}
          </p>
        )}
        <ul className="error-summary__list">
          {entries.map(({ name, href, text }) => (
            <li key={name}>
              <Place href={href}>{text}</Place>
            </li>
          ))}
        </ul>
        {filesLost && <p data-files-lost="">{forms.filesLost}</p>}
      </div>
    </div>
  );
}
