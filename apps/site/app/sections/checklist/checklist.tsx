import type { ReactNode } from 'react';
import { BlockButton } from '#app/ui/button-link.tsx';
import { below, TextHeading } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import type { SectionProps } from '../section-props.ts';

/** A list of what is covered, each entry with a mark, a title and a description (CHECK-01). */
export function Checklist({ section, view, level }: SectionProps<'checklist'>): ReactNode {
  const { header, buttonText, buttonUrl } = section.content;
  const itemLevel = header ? below(level) : level;
  return (
    <div className="checklist">
      <SectionHeader title={header} view={view} level={level} />
      {section.items.length > 0 && (
        <ul className="checklist__list">
          {section.items.map((item) => (
            <li key={item.id} className="checklist__item">
              <Icon name="check" className="checklist__mark" />
              <div className="checklist__text">
                <TextHeading of={item.title} view={view} level={itemLevel} className="checklist__title" />
                <RichText of={item.description} view={view} level={itemLevel} className="muted" />
              </div>
            </li>
          ))}
        </ul>
      )}
      <BlockButton text={buttonText} url={buttonUrl} view={view} look="action" />
    </div>
  );
}
