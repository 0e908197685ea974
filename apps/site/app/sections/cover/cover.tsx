import type { ReactNode } from 'react';
import { Hero } from '../hero/hero.tsx';
import type { SectionProps } from '../section-props.ts';

/** The hero of a page: the tall one (HERO-01). */
export function Cover(props: SectionProps<'cover'>): ReactNode {
  return <Hero {...props} look="cover" />;
}
