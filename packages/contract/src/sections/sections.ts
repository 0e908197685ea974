import type { SectionOf } from '../define-section.ts';
import { annualReports } from './annual-reports.ts';
import { banner } from './banner.ts';
import { boardTable } from './board-table.ts';
import { card } from './card.ts';
import { checklist } from './checklist.ts';
import { contactInformation } from './contact-information.ts';
import { cover } from './cover.ts';
import { coverQuestions } from './cover-questions.ts';
import { customerRightsSection } from './customer-rights-section.ts';
import { faq } from './faq.ts';
import { form } from './form.ts';
import { fullBanner } from './full-banner.ts';
import { imageBlog } from './image-blog.ts';
import { insurancePlansReport } from './insurance-plans-report.ts';
import { interestedToJoin } from './interested-to-join.ts';
import { jobComponent } from './job-component.ts';
import { largeSlider } from './large-slider.ts';
import { multipleTitle } from './multiple-title.ts';
import { ourBranches } from './our-branches.ts';
import { redirectSection } from './redirect-section.ts';
import { shortcuts } from './shortcuts.ts';
import { singleBlog } from './single-blog.ts';
import { singleBlogDropdown } from './single-blog-dropdown.ts';
import { singleImage } from './single-image.ts';
import { slider } from './slider.ts';
import { statistics } from './statistics.ts';
import { whoWeAre } from './who-we-are.ts';

/** THE list of section names (MAP-01) and what each one says. Nothing else names them all. */
export const sections = {
  cover,
  card,
  slider,
  statistics,
  banner,
  shortcuts,
  largeSlider,
  checklist,
  whoWeAre,
  single_blog: singleBlog,
  image_blog: imageBlog,
  single_image: singleImage,
  contact_information: contactInformation,
  our_branches: ourBranches,
  annual_reports: annualReports,
  single_blog_dropdown: singleBlogDropdown,
  redirect_section: redirectSection,
  faq,
  multiple_title: multipleTitle,
  form,
  interested_to_join: interestedToJoin,
  job_component: jobComponent,
  customer_rights_section: customerRightsSection,
  full_banner: fullBanner,
  insurance_plans_report: insurancePlansReport,
  board_table: boardTable,
  cover_questions: coverQuestions,
} as const;

/** The name of a section on the wire. */
export type SectionName = keyof typeof sections;
/** All of them, in the order of the table. */
export const sectionNames = Object.keys(sections) as SectionName[];
/** One cleaned section of a given name, in one language. */
export type Section<Name extends SectionName = SectionName> = {
  [Key in Name]: SectionOf<Key, (typeof sections)[Key]>;
}[Name];

/** Whether a text names a section of the contract. */
export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(sections, name);
}
