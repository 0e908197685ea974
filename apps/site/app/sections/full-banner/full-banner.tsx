import type { Picture } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { SectionProps } from '../section-props.ts';

/** One picture across the whole window (BLOG-04). */
export function FullBanner({ section, first }: SectionProps<'full_banner'>): ReactNode {
  const { image } = section.content;
  return (
    <div className="full-banner">
      <SitePicture
        of={image}
        sizes={isPanorama(image) ? panoramaSizes : '100vw'}
        priority={first}
        className={image?.lang ? 'full-banner__picture' : 'full-banner__picture full-banner__picture--turns'}
      />
      <div className="full-banner__motif motif-row" />
    </div>
  );
}

/** On a phone only the end of a panorama shows, more than twice as large as the window is wide. */
const panoramaSizes = '(width < 768px) 215vw, 100vw';

function isPanorama(image: Picture | undefined): boolean {
  return image?.width !== undefined && image.height !== undefined && image.width / image.height > 3;
}
