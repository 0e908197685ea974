import type { ReactNode } from 'react';
import type { HeadingLevel } from '#app/view.ts';

type HeadingProps = { level: HeadingLevel; className?: string; id?: string; children: ReactNode };

/** A heading whose level comes from its place on the page. */
export function Heading({ level, className, id, children }: HeadingProps): ReactNode {
  const Tag: `h${HeadingLevel}` = `h${level}`;
  return (
    <Tag className={className} id={id}>
      {children}
    </Tag>
  );
}

/** The level below, where there is one. */
export function below(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
