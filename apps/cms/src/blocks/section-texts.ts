import type { SectionName } from '@insurer/contract/sections/sections.ts';
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
import type { SectionTexts } from './shared-texts.ts';
import { shortcuts } from './shortcuts.ts';
import { singleBlog } from './single-blog.ts';
import { singleBlogDropdown } from './single-blog-dropdown.ts';
import { singleImage } from './single-image.ts';
import { slider } from './slider.ts';
import { statistics } from './statistics.ts';
import { whoWeAre } from './who-we-are.ts';

/** The words of every section; a section of the contract without words does not compile. */
export const sectionTexts = {
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
} satisfies { [Name in SectionName]: SectionTexts<Name> };
