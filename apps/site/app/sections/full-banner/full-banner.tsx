import type { ReactNode } from 'react';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { SectionProps } from '../section-props.ts';

/** One picture across the whole window (spec 2.5). */
export function FullBanner({ section, first }: SectionProps<'full_banner'>): ReactNode {
  return (
    <div className="full-banner">
      <SitePicture of={section.content.image} sizes="100vw" priority={first} className="full-banner__picture" />
      <div className="full-banner__motif motif-row" />
    </div>
  );
}
