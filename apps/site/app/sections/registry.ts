import type { SectionName } from '@insurer/contract/sections/sections.ts';
import annualReportsCss from './annual-reports/annual-reports.css?inline';
import { AnnualReports } from './annual-reports/annual-reports.tsx';
import boardTableCss from './board-table/board-table.css?inline';
import { BoardTable } from './board-table/board-table.tsx';
import cardGridCss from './card/card.css?inline';
import { CardGrid } from './card/card.tsx';
import checklistCss from './checklist/checklist.css?inline';
import { Checklist } from './checklist/checklist.tsx';
import contactInformationCss from './contact-information/contact-information.css?inline';
import { ContactInformation } from './contact-information/contact-information.tsx';
import coverQuestionsCss from './cover-questions/cover-questions.css?inline';
import { CoverQuestions } from './cover-questions/cover-questions.tsx';
import customerRightsSectionCss from './customer-rights-section/customer-rights-section.css?inline';
import { CustomerRightsSection } from './customer-rights-section/customer-rights-section.tsx';
import faqCss from './faq/faq.css?inline';
import { Faq } from './faq/faq.tsx';
import formSectionCss from './form/form.css?inline';
import { FormSection } from './form/form.tsx';
import fullBannerCss from './full-banner/full-banner.css?inline';
import { FullBanner } from './full-banner/full-banner.tsx';
import heroCss from './hero/hero.css?inline';
import { Hero } from './hero/hero.tsx';
import imageBlogCss from './image-blog/image-blog.css?inline';
import { ImageBlog } from './image-blog/image-blog.tsx';
import insurancePlansReportCss from './insurance-plans-report/insurance-plans-report.css?inline';
import { InsurancePlansReport } from './insurance-plans-report/insurance-plans-report.tsx';
import interestedToJoinCss from './interested-to-join/interested-to-join.css?inline';
import { InterestedToJoin } from './interested-to-join/interested-to-join.tsx';
import jobComponentCss from './job-component/job-component.css?inline';
import { JobComponent } from './job-component/job-component.tsx';
import largeSliderCss from './large-slider/large-slider.css?inline';
import { LargeSlider } from './large-slider/large-slider.tsx';
import multipleTitleCss from './multiple-title/multiple-title.css?inline';
import { MultipleTitle } from './multiple-title/multiple-title.tsx';
import ourBranchesCss from './our-branches/our-branches.css?inline';
import { OurBranches } from './our-branches/our-branches.tsx';
import redirectSectionCss from './redirect-section/redirect-section.css?inline';
import { RedirectSection } from './redirect-section/redirect-section.tsx';
import type { SectionComponent } from './section-props.ts';
import shortcutsCss from './shortcuts/shortcuts.css?inline';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import singleBlogCss from './single-blog/single-blog.css?inline';
import { SingleBlog } from './single-blog/single-blog.tsx';
import singleBlogDropdownCss from './single-blog-dropdown/single-blog-dropdown.css?inline';
import { SingleBlogDropdown } from './single-blog-dropdown/single-blog-dropdown.tsx';
import singleImageCss from './single-image/single-image.css?inline';
import { SingleImage } from './single-image/single-image.tsx';
import sliderCss from './slider/slider.css?inline';
import { Slider } from './slider/slider.tsx';
import statisticsCss from './statistics/statistics.css?inline';
import { Statistics } from './statistics/statistics.tsx';
import whoWeAreCss from './who-we-are/who-we-are.css?inline';
import { WhoWeAre } from './who-we-are/who-we-are.tsx';

/**
 * How each section of the contract looks. A name of the contract that is missing here, and a name here that the
 * contract does not know, do not compile.
 */
export const registry = {
  cover: { render: Hero, css: heroCss, wide: true },
  card: { render: CardGrid, css: cardGridCss },
  slider: { render: Slider, css: sliderCss },
  statistics: { render: Statistics, css: statisticsCss, wide: true },
  banner: { render: Hero, css: heroCss, wide: true },
  shortcuts: { render: Shortcuts, css: shortcutsCss },
  largeSlider: { render: LargeSlider, css: largeSliderCss },
  checklist: { render: Checklist, css: checklistCss },
  whoWeAre: { render: WhoWeAre, css: whoWeAreCss },
  single_blog: { render: SingleBlog, css: singleBlogCss },
  image_blog: { render: ImageBlog, css: imageBlogCss },
  single_image: { render: SingleImage, css: singleImageCss },
  contact_information: { render: ContactInformation, css: contactInformationCss },
  our_branches: { render: OurBranches, css: ourBranchesCss },
  annual_reports: { render: AnnualReports, css: annualReportsCss },
  single_blog_dropdown: { render: SingleBlogDropdown, css: singleBlogDropdownCss },
  redirect_section: { render: RedirectSection, css: redirectSectionCss },
  faq: { render: Faq, css: faqCss },
  multiple_title: { render: MultipleTitle, css: multipleTitleCss },
  form: { render: FormSection, css: formSectionCss },
  interested_to_join: { render: InterestedToJoin, css: interestedToJoinCss },
  job_component: { render: JobComponent, css: jobComponentCss },
  customer_rights_section: { render: CustomerRightsSection, css: customerRightsSectionCss },
  full_banner: { render: FullBanner, css: fullBannerCss, wide: true },
  insurance_plans_report: { render: InsurancePlansReport, css: insurancePlansReportCss },
  board_table: { render: BoardTable, css: boardTableCss },
  cover_questions: { render: CoverQuestions, css: coverQuestionsCss },
} satisfies { [Name in SectionName]: SectionComponent<Name> };
