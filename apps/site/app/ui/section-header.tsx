import type {
  LocalizedText as LocalizedTextModel,
  Picture,
  RichText as RichTextModel,
} from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import type { HeadingLevel, View } from '#app/view.ts';
import { TextHeading } from './heading.tsx';
import { InlineStyle } from './policy-parts.tsx';
import { RichText } from './rich-text.tsx';
import iconCss from './section-icon.css?inline';
import { SitePicture } from './site-picture.tsx';

type SectionHeaderProps = {
  title?: LocalizedTextModel;
  description?: RichTextModel;
  icon?: Picture;
  view: View;
  level: HeadingLevel;
  children?: ReactNode;
};

/** What stands above the parts of a section. Nothing is rendered, and no room is taken, where it has nothing to say. */
export function SectionHeader({ title, description, icon, view, level, children }: SectionHeaderProps): ReactNode {
  if (!title && !description && !icon && !children) return null;
  return (
    <header className="section-header">
      {icon && <InlineStyle name="section-icon" css={iconCss} />}
      {icon && <SitePicture of={icon} sizes="48px" className="section-header__icon" />}
      <TextHeading of={title} view={view} level={level} className="section-header__title" />
      <RichText of={description} view={view} level={level} className="lead" />
      {children}
    </header>
  );
}
