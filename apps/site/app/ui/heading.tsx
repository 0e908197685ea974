import type { LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import type { HeadingLevel, View } from '#app/view.ts';
import { LocalizedText } from './localized-text.tsx';

type HeadingProps = { level: HeadingLevel; className?: string; id?: string; children: ReactNode };

/** A heading whose level comes from its place on the page. */
export function Heading({ level, ...heading }: HeadingProps): ReactNode {
  const Tag: `h${HeadingLevel}` = `h${level}`;
  return <Tag {...heading} />;
}

type TextHeadingProps = Omit<HeadingProps, 'children'> & { of: LocalizedTextModel | undefined; view: View };

/** A text of the content service as a heading; nothing where there is no text. */
export function TextHeading({ of, view, ...heading }: TextHeadingProps): ReactNode {
  if (!of) return null;
  return (
    <Heading {...heading}>
      <LocalizedText of={of} view={view} />
    </Heading>
  );
}

/** The level below, where there is one. */
export function below(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
