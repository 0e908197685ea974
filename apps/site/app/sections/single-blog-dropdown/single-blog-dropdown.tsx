import type { ReactNode } from 'react';
import { anchorId, partId } from '#app/ui/anchor-id.ts';
import { BlockButton } from '#app/ui/button-link.tsx';
import { below } from '#app/ui/heading.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Unfolded } from '#app/ui/unfolded.tsx';
import type { SectionProps } from '../section-props.ts';

/**
 * The tag block: at most one tag is selected, the first at the start, and a click on the selected one deselects
 * it (TAG-02 to TAG-04). Disclosures of one name are exactly that, without scripts.
 */
export function SingleBlogDropdown({ section, view, level }: SectionProps<'single_blog_dropdown'>): ReactNode {
  const { header, description, buttonText, buttonUrl } = section.content;
  const itemLevel = header ? below(level) : level;
  const group = partId('tags', section.id);
  return (
    <div className="tag-block">
      <SectionHeader title={header} description={description} view={view} level={level} />
      {section.items.length > 0 && (
        <div className="tag-block__tags">
          {section.items.map((item, index) => (
            <details key={item.id} className="tag-block__tag" name={group} open={index === 0}>
              <summary className="tag-block__name">
                <LocalizedText of={item.tag} view={view} />
              </summary>
              <Unfolded id={anchorId(section.id, item.id)}>
                <RichText of={item.text} view={view} level={itemLevel} className="tag-block__text" />
              </Unfolded>
            </details>
          ))}
        </div>
      )}
      <BlockButton text={buttonText} url={buttonUrl} view={view} />
    </div>
  );
}
