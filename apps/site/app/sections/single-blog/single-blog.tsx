import type { ReactNode } from 'react';
import { BlockButton } from '#app/ui/button-link.tsx';
import { TextHeading } from '#app/ui/heading.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { SectionProps } from '../section-props.ts';

/** A block of text: header, description and, where both its fields exist, a button (BLOG-01). */
export function SingleBlog({ section, view, level }: SectionProps<'single_blog'>): ReactNode {
  const { header, description, buttonText, buttonUrl } = section.content;
  return (
    <div className={header ? 'single-blog single-blog--headed' : 'single-blog'}>
      <TextHeading of={header} view={view} level={level} className="single-blog__header" />
      <div className="single-blog__text">
        <RichText of={description} view={view} level={level} />
        <BlockButton text={buttonText} url={buttonUrl} view={view} />
      </div>
    </div>
  );
}
