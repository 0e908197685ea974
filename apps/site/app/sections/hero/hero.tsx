import type { ReactNode } from 'react';
import { BlockButton } from '#app/ui/button-link.tsx';
import { TextHeading } from '#app/ui/heading.tsx';
import { TextParagraph } from '#app/ui/localized-text.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { SectionProps } from '../section-props.ts';
import bannerCss from './banner.css?inline';

/**
 * One promise and one action over a picture that a dark layer quietens (HERO-03 to HERO-07). A `cover` is tall, the
 * `banner` of a page inside the site is lower (HERO-01, HERO-02).
 */
export function Hero({ section, view, level, first }: SectionProps<'cover' | 'banner'>): ReactNode {
  const { title, description, buttonText, buttonLink, image, logo } = section.content;
  return (
    <div className={`hero hero--${section.name} on-dark`}>
      {(logo || section.name === 'banner') && <InlineStyle name="banner" css={bannerCss} />}
      {image && (
        <SitePicture
          of={image}
          sizes="100vw"
          priority={first}
          className={image.lang ? 'hero__picture' : 'hero__picture hero__picture--turns'}
        />
      )}
      <div className="hero__overlay" />
      <div className="hero__body page-width">
        {logo && <SitePicture of={logo} sizes="160px" className="hero__logo" />}
        <TextHeading of={title} view={view} level={level} className="hero__title" />
        <TextParagraph of={description} view={view} className="hero__description" />
        <BlockButton text={buttonText} url={buttonLink} view={view} look="on-dark" newTab={false} />
      </div>
      <div className="hero__motif motif-row" />
    </div>
  );
}
