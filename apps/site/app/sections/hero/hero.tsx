import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { SectionProps } from '../section-props.ts';

type HeroProps = SectionProps<'cover' | 'banner'> & { look: 'cover' | 'banner' };

/** The hero banner (HERO-03 to HERO-07): one promise and one action over a picture that a dark layer quietens. */
function Hero({ section, view, level, first, look }: HeroProps): ReactNode {
  const { title, description, buttonText, buttonLink, image, logo } = section.content;
  return (
    <div className={`hero hero--${look} on-dark`}>
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
        {title && (
          <Heading level={level} className="hero__title">
            <LocalizedText of={title} view={view} />
          </Heading>
        )}
        {description && (
          <p className="hero__description">
            <LocalizedText of={description} view={view} />
          </p>
        )}
        {buttonText && buttonLink && (
          <ButtonLink to={buttonLink} view={view} look="on-dark" icon="arrow-end">
            <LocalizedText of={buttonText} view={view} />
          </ButtonLink>
        )}
      </div>
      <div className="hero__motif motif-row" />
    </div>
  );
}

/** The hero of a page inside the site: as `cover`, but lower (HERO-02). */
export function Banner(props: SectionProps<'banner'>): ReactNode {
  return <Hero {...props} look="banner" />;
}

/** The hero of a page: the tall one (HERO-01). */
export function Cover(props: SectionProps<'cover'>): ReactNode {
  return <Hero {...props} look="cover" />;
}
