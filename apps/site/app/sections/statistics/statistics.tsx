import type { ReactNode } from 'react';
import { TextParagraph } from '#app/ui/localized-text.tsx';
import type { SectionProps } from '../section-props.ts';

/** A banner of figures in three columns: each item's header over its title (STAT-01). */
export function Statistics({ section, view }: SectionProps<'statistics'>): ReactNode {
  return (
    <div className="statistics on-dark">
      <ul className="statistics__list page-width">
        {section.items.map((item) => (
          <li key={item.id} className="statistics__item">
            <TextParagraph of={item.header} view={view} className="statistics__figure" />
            <TextParagraph of={item.title} view={view} className="statistics__title" />
          </li>
        ))}
      </ul>
      <div className="statistics__motif motif-row" />
    </div>
  );
}
