import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import { anchorId } from '#app/ui/anchor-id.ts';
import { below, TextHeading } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { SectionProps } from '../section-props.ts';

/** Titled groups of text, each with a link to more where it has an address (MULTI-01, MULTI-03). */
export function MultipleTitle({ section, view, level }: SectionProps<'multiple_title'>): ReactNode {
  const { header } = section.content;
  const groupLevel = header ? below(level) : level;
  const texts = view.texts.sections;
  return (
    <div className="multiple-title">
      <SectionHeader title={header} view={view} level={level} />
      {section.items.map((item) => (
        <section key={item.id} id={anchorId(section.id, item.id)} className="multiple-title__group">
          <TextHeading of={item.title} view={view} level={groupLevel} className="multiple-title__title" />
          <div className="multiple-title__text">
            <RichText of={item.description} view={view} level={groupLevel} />
            {item.buttonLink && (
              <SiteLink
                to={item.buttonLink}
                view={view}
                newTab={item.buttonLink.external}
                className="text-link"
                label={
                  !item.buttonText && item.title ? fill(texts.learnMoreAbout, { title: item.title.text }) : undefined
                }
              >
                {item.buttonText ? <LocalizedText of={item.buttonText} view={view} /> : texts.learnMore}
                <Icon name="arrow-end" flip />
              </SiteLink>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
