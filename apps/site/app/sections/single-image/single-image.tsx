import type { ReactNode } from 'react';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { SectionProps } from '../section-props.ts';

/** One picture and nothing else (BLOG-03). */
export function SingleImage({ section, first }: SectionProps<'single_image'>): ReactNode {
  return (
    <SitePicture
      of={section.content.image}
      sizes="(width < 1200px) 92vw, 1200px"
      priority={first}
      className="single-image"
    />
  );
}
