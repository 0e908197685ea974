import type { Job } from '@insurer/contract/job.ts';
import type { Section } from '@insurer/contract/sections/sections.ts';
import { type ReactNode, Suspense } from 'react';
import { anchorId } from '#app/ui/anchor-id.ts';
import { InlineStyle, LateSheetLink } from '#app/ui/policy-parts.tsx';
import type { HeadingLevel, View } from '#app/view.ts';
import { registry } from './registry.ts';
import css from './section-list.css?inline';
import type { SectionComponent, SectionProps } from './section-props.ts';

type SectionListProps = {
  sections: readonly Section[];
  view: View;
  /** Level of the sections' headings: 1 gives the page's only h1 to its hero, see {@link heroHoldsHeading}. */
  startLevel?: 1 | 2;
  /** How many parts of the page stand above the list. The first picture of all is loaded first. */
  above?: number;
  /** `bands` fills the window; `plain` stands inside a column, as beside a group's side list (PAGE-11). */
  placement?: 'bands' | 'plain';
  jobs?: readonly Job[];
};

/** So many parts fill a first view; what follows has its styles from the late sheet, as far as it holds them. */
const firstParts = 2;

/**
 * Sections in the given order, each with its heading level and the room around it. Sections that do not fill
 * the window stand on bands whose ground alternates by position alone.
 */
export function SectionList({
  sections,
  view,
  startLevel = 2,
  above = 0,
  placement = 'bands',
  jobs,
}: SectionListProps): ReactNode {
  const hero = startLevel === 1 ? headingHero(sections) : undefined;
  let contained = 0;
  return (
    <>
      <InlineStyle name="section-list" css={css} />
      {sections.map((section, index) => {
        const { render, css: ownCss, wide } = componentOf(section);
        const level: HeadingLevel = section === hero ? 1 : 2;
        const rendered = (
          <RenderedSection
            render={render}
            of={{ section, view, level, first: above + index === 0, beside: sections, jobs }}
          />
        );
        const key = `${index}-${section.id}`;
        const onBand = placement === 'bands' && !wide;
        if (onBand) contained += 1;
        const band = contained % 2 === 0 ? 'band band--sand' : 'band';
        return (
          <Guarded key={key} name={section.name}>
            <div
              id={anchorId(section.id)}
              className={onBand ? band : wide ? 'wide-section' : 'plain-section'}
              data-section={section.name}
            >
              {/* Inside: what stands between two sections would part neighbours that styles know as such. */}
              {above + index >= firstParts && <LateSheetLink />}
              <InlineStyle name={`section-${section.name}`} css={ownCss} />
              {onBand ? <div className="page-width">{rendered}</div> : rendered}
            </div>
          </Guarded>
        );
      })}
    </>
  );
}

/**
 * A section that cannot be rendered is left out alone, and the rest of the page stands (docs/contract.md). The reader
 * is the first guard; this is for what it did not foresee. The server logs the error (entry.server.tsx).
 */
function Guarded({ name, children }: { name: Section['name']; children: ReactNode }): ReactNode {
  return <Suspense fallback={<template data-section-fault={name} />}>{children}</Suspense>;
}

/** Renders below its guard, where an error is caught. */
function RenderedSection({ render, of }: { render: AnyRender; of: Parameters<AnyRender>[0] }): ReactNode {
  return render(of);
}

/**
 * Whether a hero among the sections can hold the page's heading. Where it does, the route renders no heading of
 * its own and gives the list `startLevel={1}`; otherwise the route renders the h1, so that there is exactly one.
 */
export function heroHoldsHeading(sections: readonly Section[]): boolean {
  return headingHero(sections) !== undefined;
}

/** The hero must come first: a heading of the page further down would follow headings of its parts. */
function headingHero(sections: readonly Section[]): Section | undefined {
  const first = sections.find(({ name }) => name !== 'full_banner');
  const isHero = first?.name === 'cover' || first?.name === 'banner';
  return isHero && first.content.title ? first : undefined;
}

/** The one cast between a section of any name and the rendering of exactly that name. */
function componentOf(section: Section): AnySectionComponent {
  return registry[section.name] as unknown as AnySectionComponent;
}

type AnyRender = (props: Omit<SectionProps<never>, 'section'> & { section: Section }) => ReactNode;
type AnySectionComponent = Omit<SectionComponent<never>, 'render'> & { render: AnyRender };
