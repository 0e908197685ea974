import type { ReactNode } from 'react';
import { Words } from '#app/ui/words.tsx';
import type { SectionProps } from '../section-props.ts';

/** A banner of figures in three columns: each item's header over its title (STAT-01). */
export function Statistics({ section, view }: SectionProps<'statistics'>): ReactNode {
  return (
    <div className="statistics on-dark">
      <ul className="statistics__list page-width">
        {section.items.map((item) => (
          <li key={item.id} className="statistics__item">
            {item.header && (
              <p className="statistics__figure">
                <Words of={item.header} view={view} />
              </p>
            )}
            {item.title && (
              <p className="statistics__title">
                <Words of={item.title} view={view} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="statistics__motif motif-row" />
    </div>
  );
}
