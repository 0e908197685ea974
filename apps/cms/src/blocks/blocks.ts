import { type SectionName, sectionNames } from '@insurer/contract/sections/sections.ts';
import type { Block } from 'payload';
import { annualReportsTexts } from './annual-reports.ts';
import { bannerTexts } from './banner.ts';
import { blockFromSection } from './block-from-section.ts';
import { boardTableTexts } from './board-table.ts';
import { cardTexts } from './card.ts';
import { checklistTexts } from './checklist.ts';
import { contactInformationTexts } from './contact-information.ts';
import { coverTexts } from './cover.ts';
import { customerRightsSectionTexts } from './customer-rights-section.ts';
import { faqTexts } from './faq.ts';
import { formTexts } from './form.ts';
import { fullBannerTexts } from './full-banner.ts';
import { imageBlogTexts } from './image-blog.ts';
import { insurancePlansReportTexts } from './insurance-plans-report.ts';
import { interestedToJoinTexts } from './interested-to-join.ts';
import { jobComponentTexts } from './job-component.ts';
import { largeSliderTexts } from './large-slider.ts';
import { multipleTitleTexts } from './multiple-title.ts';
import { ourBranchesTexts } from './our-branches.ts';
import { redirectSectionTexts } from './redirect-section.ts';
import type { SectionTexts } from './section-texts.ts';
import { shortcutsTexts } from './shortcuts.ts';
import { singleBlogTexts } from './single-blog.ts';
import { singleBlogDropdownTexts } from './single-blog-dropdown.ts';
import { singleImageTexts } from './single-image.ts';
import { sliderTexts } from './slider.ts';
import { statisticsTexts } from './statistics.ts';
import { whoWeAreTexts } from './who-we-are.ts';

/** The words of every section; a section of the contract without words does not compile. */
const texts: { [Name in SectionName]: SectionTexts<Name> } = {
  cover: coverTexts,
  card: cardTexts,
  slider: sliderTexts,
  statistics: statisticsTexts,
  banner: bannerTexts,
  shortcuts: shortcutsTexts,
  largeSlider: largeSliderTexts,
  checklist: checklistTexts,
  whoWeAre: whoWeAreTexts,
  single_blog: singleBlogTexts,
  image_blog: imageBlogTexts,
  single_image: singleImageTexts,
  contact_information: contactInformationTexts,
  our_branches: ourBranchesTexts,
  annual_reports: annualReportsTexts,
  single_blog_dropdown: singleBlogDropdownTexts,
  redirect_section: redirectSectionTexts,
  faq: faqTexts,
  multiple_title: multipleTitleTexts,
  form: formTexts,
  interested_to_join: interestedToJoinTexts,
  job_component: jobComponentTexts,
  customer_rights_section: customerRightsSectionTexts,
  full_banner: fullBannerTexts,
  insurance_plans_report: insurancePlansReportTexts,
  board_table: boardTableTexts,
};

/** The blocks that a page is made of, one per section name of the contract, in its order. */
export const blocks: Block[] = sectionNames.map(block);

function block<Name extends SectionName>(name: Name): Block {
  return blockFromSection(name, texts[name] as SectionTexts<Name>);
}
