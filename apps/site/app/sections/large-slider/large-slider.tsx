import type { Section } from '@insurer/contract/sections/sections.ts';
import type { ReactNode } from 'react';
import { BlockButton, ButtonLink } from '#app/ui/button-link.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { below, TextHeading } from '#app/ui/heading.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { HeadingLevel, View } from '#app/view.ts';
import type { SectionProps } from '../section-props.ts';

/** Large slides, two at a time, with a button to all of them in the same tab (LARGE-02, LIMIT-06). */
export function LargeSlider({ section, view, level }: SectionProps<'largeSlider'>): ReactNode {
  const { title, description, viewAllButtonText, buttonLink } = section.content;
  const header = (
    <SectionHeader title={title} description={description} view={view} level={level}>
      {viewAllButtonText && buttonLink && (
        <div className="large-slider__all">
          <ButtonLink to={buttonLink} view={view}>
            <LocalizedText of={viewAllButtonText} view={view} />
          </ButtonLink>
        </div>
      )}
    </SectionHeader>
  );
  if (section.items.length === 0) {
    return (
      <div className="large-slider">
        {header}
        <p className="muted">{view.texts.sections.noItems}</p>
      </div>
    );
  }
  return (
    <Carousel
      view={view}
      label={title?.text ?? view.texts.sections.carousel}
      places="two"
      header={header}
      slides={section.items.map((item) => ({
        id: item.id,
        slide: <LargeSlide item={item} view={view} level={title ? below(level) : level} />,
      }))}
    />
  );
}

type LargeSlideProps = { item: Section<'largeSlider'>['items'][number]; view: View; level: HeadingLevel };

function LargeSlide({ item, view, level }: LargeSlideProps): ReactNode {
  const { image, title, description, buttonText, buttonLink } = item;
  return (
    <article className="large-slide">
      <SitePicture of={image} sizes="(width < 768px) 92vw, 580px" className="large-slide__picture" />
      <TextHeading of={title} view={view} level={level} className="large-slide__title" />
      <RichText of={description} view={view} level={level} className="muted" />
      {buttonText && buttonLink && (
        <div className="large-slide__button">
          <BlockButton text={buttonText} url={buttonLink} view={view} newTab={/^https?:/i.test(buttonLink.href)} />
        </div>
      )}
    </article>
  );
}
