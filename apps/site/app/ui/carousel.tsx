import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import type { View } from '#app/view.ts';
import css from './carousel.css?inline';
import { Icon } from './icon.tsx';
import { InlineStyle } from './policy-parts.tsx';

type CarouselProps = {
  view: View;
  /** What the row of slides is, for voices: usually the section's header. */
  label: string;
  /** Names the number of places for each width; see carousel.css. The default is one place. */
  places?: 'one' | 'two' | 'four';
  /** Milliseconds of one movement. */
  speed?: number;
  /** Whether it moves by itself. Off unless asked for, and never under reduced motion (decision D17). */
  autoplay?: boolean;
  /** Milliseconds between two movements of its own. */
  autoplaySpeed?: number;
  infinite?: boolean;
  arrows?: boolean;
  /** What stands in line with the arrows: the section's header. */
  header?: ReactNode;
  slides: { id: string; slide: ReactNode }[];
};

/**
 * A row of slides. Without scripts a list that is swiped; `enhance/carousel.ts` makes it loop.
 * The defaults are specified: 1 slide, 500 ms, 3000 ms, infinite, arrows (LIMIT-11).
 */
export function Carousel(props: CarouselProps): ReactNode {
  const { view, label, places = 'one', header, slides } = props;
  const { speed = 500, autoplay = false, autoplaySpeed = 3000, infinite = true, arrows = true } = props;
  const texts = view.texts.sections;
  const many = slides.length > 1;
  return (
    <site-carousel
      class={`carousel carousel--${places}`}
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-speed={speed}
      data-count={slides.length}
      {...(infinite && many && { 'data-loop': '' })}
      {...(autoplay && many && { 'data-autoplay': autoplaySpeed })}
    >
      <InlineStyle name="ui-carousel" css={css} />
      <div className="carousel__top">
        {header}
        {many && arrows && (
          <div className="carousel__controls">
            {autoplay && (
              <button type="button" className="carousel__control" data-carousel="pause" data-other={texts.play}>
                <Icon name="pause" />
                <span className="visually-hidden">{texts.pause}</span>
              </button>
            )}
            <button type="button" className="carousel__control" data-carousel="previous">
              <Icon name="arrow-start" flip />
              <span className="visually-hidden">{texts.previousSlide}</span>
            </button>
            <button type="button" className="carousel__control" data-carousel="next">
              <Icon name="arrow-end" flip />
              <span className="visually-hidden">{texts.nextSlide}</span>
            </button>
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a section with a name is a landmark, and a row of slides is none */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="carousel__viewport" data-carousel="viewport" role="group" tabIndex={0} aria-label={label}>
        <ul className="carousel__list">
          {slides.map(({ id, slide }, index) => (
            <li
              key={id}
              className="carousel__slide"
              aria-label={fill(texts.slideOf, { number: index + 1, total: slides.length })}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <p className="visually-hidden" data-carousel="status" aria-live="polite" />
    </site-carousel>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-carousel': React.HTMLAttributes<HTMLElement> & { class?: string };
    }
  }
}
