import type { Job } from '@insurer/contract/job.ts';
import type { Section, SectionName } from '@insurer/contract/sections/sections.ts';
import type { ReactNode } from 'react';
import type { HeadingLevel, View } from '#app/view.ts';

/** What every section is rendered from. */
export type SectionProps<Name extends SectionName> = {
  section: Section<Name>;
  view: View;
  /** Level of the section's own heading; its parts stand one below. */
  level: HeadingLevel;
  /** The first section of a page: its picture is what a visitor sees first. */
  first: boolean;
  /** The sections of the same list. */
  beside?: readonly Section[];
  /** The jobs of GET /jobs, which `job_component` shows where it has none of its own. */
  jobs?: readonly Job[];
};

/** How a section looks: its rendering, its styles and whether it fills the window from edge to edge. */
export type SectionComponent<Name extends SectionName> = {
  render: (props: SectionProps<Name>) => ReactNode;
  css: string;
  wide?: boolean;
};
