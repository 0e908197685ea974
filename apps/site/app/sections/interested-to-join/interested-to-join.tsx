import type { ReactNode } from 'react';
import { BlockButton } from '#app/ui/button-link.tsx';
import { TextHeading } from '#app/ui/heading.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { SectionProps } from '../section-props.ts';

/** An invitation: title, description and a button that opens another site in a new tab (JOIN-01, JOIN-02). */
export function InterestedToJoin({ section, view, level }: SectionProps<'interested_to_join'>): ReactNode {
  const { title, description, buttonText, buttonUrl } = section.content;
  return (
    <div className="interested-to-join on-dark">
      <div className="interested-to-join__text">
        <TextHeading of={title} view={view} level={level} />
        <RichText of={description} view={view} level={level} className="interested-to-join__description" />
      </div>
      <BlockButton text={buttonText} url={buttonUrl} view={view} look="on-dark" />
      <div className="interested-to-join__motif motif-row" />
    </div>
  );
}
