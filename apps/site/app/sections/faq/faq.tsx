import type { ReactNode } from 'react';
import { anchorId, partId } from '#app/ui/anchor-id.ts';
import { below } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Unfolded } from '#app/ui/unfolded.tsx';
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
                <LocalizedText of={item.question} view={view} />
              </span>
              <Icon name="plus" className="faq__plus" />
              <Icon name="minus" className="faq__minus" />
            </summary>
            <Unfolded id={anchorId(section.id, item.id)}>
              <RichText of={item.answer} view={view} level={header ? below(level) : level} className="faq__answer" />
            </Unfolded>
          </details>
        ))}
      </div>
    </div>
  );
}
