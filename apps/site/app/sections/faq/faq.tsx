import type { ReactNode } from 'react';
import { below } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { partId, placeId } from '#app/ui/place-id.ts';
import { Prose } from '#app/ui/prose.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Words } from '#app/ui/words.tsx';
import type { SectionProps } from '../section-props.ts';

/** Questions of which at most one is open; disclosures of one name do that without scripts (FAQ-02). */
export function Faq({ section, view, level }: SectionProps<'faq'>): ReactNode {
  const { header } = section.content;
  const group = partId('faq', section.id);
  return (
    <div className="faq">
      <SectionHeader title={header} view={view} level={level} />
      <div className="faq__list">
        {section.items.map((item) => (
          <details key={item.id} className="faq__item" name={group}>
            <summary className="faq__question">
              <span className="faq__words">
                <Words of={item.question} view={view} />
              </span>
              <Icon name="plus" className="faq__plus" />
              <Icon name="minus" className="faq__minus" />
            </summary>
            {/* A link to a place inside a disclosure opens it, without scripts as well. */}
            <div id={placeId(section.id, item.id)} className="opens-when-linked">
              <Prose of={item.answer} view={view} level={header ? below(level) : level} className="faq__answer" />
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
