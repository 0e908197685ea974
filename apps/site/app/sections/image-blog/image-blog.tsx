import type { ReactNode } from 'react';
import { BlockButton } from '#app/ui/button-link.tsx';
import { TextHeading } from '#app/ui/heading.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { SectionProps } from '../section-props.ts';

/** A picture beside a block of text (BLOG-02). */
export function ImageBlog({ section, view, level, first }: SectionProps<'image_blog'>): ReactNode {
  const { image, header, description, buttonText, buttonUrl } = section.content;
  return (
    <div className="image-blog">
      <SitePicture of={image} sizes="(width < 768px) 92vw, 560px" priority={first} className="image-blog__picture" />
      <div className="image-blog__text">
        <TextHeading of={header} view={view} level={level} />
        <RichText of={description} view={view} level={level} />
        <BlockButton text={buttonText} url={buttonUrl} view={view} />
      </div>
    </div>
  );
}
