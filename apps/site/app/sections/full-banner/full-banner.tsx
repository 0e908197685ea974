import type { ReactNode } from 'react';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { SectionProps } from '../section-props.ts';

/** One picture across the whole window (spec 2.5). */
export function FullBanner({ section, first }: SectionProps<'full_banner'>): ReactNode {
  const { image } = section.content;
  return (
    <div className="full-banner">
      <SitePicture
        of={image}
        sizes="100vw"
        priority={first}
        className={image?.lang ? 'full-banner__picture' : 'full-banner__picture full-banner__picture--turns'}
      />
      <div className="full-banner__motif motif-row" />
    </div>
  );
}
