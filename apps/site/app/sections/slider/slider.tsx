import type { Section } from '@insurer/contract/sections/sections.ts';
import type { ReactNode } from 'react';
import { partId } from '#app/ui/anchor-id.ts';
import { Carousel } from '#app/ui/carousel.tsx';
import { choiceTarget, iconOf } from '#app/ui/choice-target.ts';
import { below, TextHeading } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { HeadingLevel, View } from '#app/view.ts';
import type { SectionProps } from '../section-props.ts';

/** The card carousel: 4, 3, 2 or 1 places by width, 500 ms, without end (LIMIT-01 to LIMIT-05). */
export function Slider({ section, view, level }: SectionProps<'slider'>): ReactNode {
  const { header } = section.content;
  if (section.items.length === 0) return <SectionHeader title={header} view={view} level={level} />;
  return (
    <Carousel
      view={view}
      label={header?.text ?? view.texts.sections.carousel}
      places="four"
      header={<SectionHeader title={header} view={view} level={level} />}
      slides={section.items.map((item, index) => ({
        id: item.id,
        slide: (
          <SliderCard
            item={item}
            descriptionId={partId('slide', section.id, index + 1)}
            view={view}
            level={header ? below(level) : level}
          />
        ),
      }))}
    />
  );
}

type SliderCardProps = {
  item: Section<'slider'>['items'][number];
  descriptionId: string;
  view: View;
  level: HeadingLevel;
};

/**
 * The description shows on hover, focus and tap (SLIDER-02; decision D17, Descriptions on hover). A tap gives the card the focus; a card
 * without a link is a stop of the keyboard, so that nobody needs a pointer.
 */
function SliderCard({ item, descriptionId, view, level }: SliderCardProps): ReactNode {
  const { title, description, image, redirectText, chooseType } = item;
  const target = redirectText ? choiceTarget(chooseType) : undefined;
  return (
    <article
      className="slider-card"
      tabIndex={description ? (target ? -1 : 0) : undefined}
      aria-describedby={description && !target ? descriptionId : undefined}
    >
      <div className="slider-card__top">
        <SitePicture
          of={image}
          sizes="(width < 480px) 90vw, (width < 768px) 46vw, (width < 1024px) 30vw, 280px"
          widest={1280}
          className="slider-card__picture"
        />
        {description && (
          <p className="slider-card__description" id={descriptionId}>
            <LocalizedText of={description} view={view} />
          </p>
        )}
      </div>
      <TextHeading of={title} view={view} level={level} className="slider-card__title" />
      {target ? (
        <SiteLink {...target} view={view} className="text-link" describedBy={description && descriptionId}>
          <LocalizedText of={redirectText} view={view} />
          <Icon {...iconOf(target)} />
        </SiteLink>
      ) : (
        redirectText && (
          <p>
            <LocalizedText of={redirectText} view={view} />
          </p>
        )
      )}
    </article>
  );
}
