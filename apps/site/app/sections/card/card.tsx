import type { Section } from '@insurer/contract/sections/sections.ts';
import type { ReactNode } from 'react';
import { choiceTarget, iconOf } from '#app/ui/choice-target.ts';
import { below, Heading } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { HeadingLevel, View } from '#app/view.ts';
import type { SectionProps } from '../section-props.ts';

/** A grid of cards: one column for one card, two for two, three for more, from medium width up (CARD-03 to CARD-05). */
export function CardGrid({ section, view, level }: SectionProps<'card'>): ReactNode {
  const { header, icon } = section.content;
  const columns = (['one', 'one', 'two'] as const)[section.items.length] ?? 'three';
  return (
    <div className="card-grid">
      <SectionHeader title={header} icon={icon} view={view} level={level} />
      <ul className={`card-grid__list card-grid__list--${columns}`}>
        {section.items.map((item) => (
          <li key={item.id} className="card-grid__item">
            <Card item={item} view={view} level={header ? below(level) : level} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type CardProps = { item: Section<'card'>['items'][number]; view: View; level: HeadingLevel };

function Card({ item, view, level }: CardProps): ReactNode {
  const { title, description, logo, redirectText, redirectUrl, chooseType } = item;
  const target = choiceTarget(chooseType, redirectUrl);
  const heading = <LocalizedText of={title} view={view} />;
  return (
    <article className="card-grid__card">
      <SitePicture of={logo} sizes="160px" className="card-grid__logo" />
      {title && (
        <Heading level={level} className="card-grid__title">
          {target && !redirectText ? (
            <SiteLink {...target} view={view} newTab className="card-grid__title-link cover-link">
              {heading}
            </SiteLink>
          ) : (
            heading
          )}
        </Heading>
      )}
      <RichText of={description} view={view} level={level} className="card-grid__description" />
      {target && redirectText && (
        <SiteLink {...target} view={view} newTab className="card-grid__link text-link cover-link">
          <LocalizedText of={redirectText} view={view} />
          <Icon {...iconOf(target)} />
        </SiteLink>
      )}
    </article>
  );
}
