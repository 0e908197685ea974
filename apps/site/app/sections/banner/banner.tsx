import type { ReactNode } from 'react';
import { Hero } from '../hero/hero.tsx';
import type { SectionProps } from '../section-props.ts';

/** The hero of a page inside the site: as `cover`, but lower (HERO-02). */
export function Banner(props: SectionProps<'banner'>): ReactNode {
  return <Hero {...props} look="banner" />;
}
