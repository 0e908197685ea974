import { defineSection, type SectionOf } from '../define-section.ts';
import { choose, email, file, html, image, link, map, phone, quarters, stripped, text } from '../fields.ts';
import { button, heroFields, socialLinks, textBlock } from './block-fields.ts';

/** THE list of section names (MAP-01) and what each one says. Nothing else names them all. */
export const sections = {
  cover: defineSection({ content: heroFields }),
  card: defineSection({
    content: { header: text(), icon: image() },
    item: {
      title: text(),
      description: html(),
      logo: image(),
      redirectText: text(),
      redirectUrl: link(),
      chooseType: choose({ wire: 'choose_type' }),
    },
    itemNeeds: ['title', 'description', 'logo'],
    itemsAlso: ['data', 'cards', 'items'],
  }),
  slider: defineSection({
    content: { header: text() },
    item: {
      title: text(),
      description: stripped(),
      image: image({ wire: 'imageUrl', also: ['image'] }),
      redirectText: text(),
      chooseType: choose({ wire: 'choose_type' }),
    },
    itemNeeds: ['title', 'image', 'description'],
  }),
  statistics: defineSection({
    item: { header: text(), title: text() },
    itemNeeds: ['header', 'title'],
  }),
  banner: defineSection({ content: heroFields }),
  shortcuts: defineSection({
    content: { header: text() },
    item: {
      icon: image(),
      title: text(),
      description: html(),
      chooseType: choose({ wire: 'choose_type' }),
      redirectUrl: link({ wire: 'redirect_url' }),
    },
    itemNeeds: ['title', 'description'],
  }),
  largeSlider: defineSection({
    content: {
      title: text(),
      description: html(),
      viewAllButtonText: text({ also: ['buttonText'] }),
      buttonLink: link({ wire: 'button_link' }),
    },
    item: {
      image: image({ wire: 'imageUrl', also: ['image'] }),
      title: text(),
      description: html(),
      buttonText: text(),
      buttonLink: link({ wire: 'button_link' }),
    },
    itemNeeds: ['title', 'description', 'image'],
    renderedWhenEmpty: true,
  }),
  checklist: defineSection({
    content: { header: text(), ...button },
    item: { title: text(), description: html() },
    itemNeeds: ['title', 'description'],
  }),
  whoWeAre: defineSection({
    content: {
      title: text(),
      subTitle: text(),
      description: html(),
      image: image(),
      socialTitle: text(),
      socialDescription: html(),
      ...socialLinks,
    },
  }),
  single_blog: defineSection({ content: textBlock }),
  image_blog: defineSection({ content: { image: image(), ...textBlock } }),
  single_image: defineSection({ content: { image: image() } }),
  contact_information: defineSection({
    content: {
      title: text(),
      description: html(),
      phoneNumber: phone({ wire: 'phone_number' }),
      email: email(),
      openingHours: text({ wire: 'opening_hours' }),
      ...socialLinks,
      ...button,
    },
  }),
  our_branches: defineSection({
    content: { title: text(), description: html() },
    item: {
      title: text(),
      location: text(),
      branchTitle: text({ wire: 'branch-title', also: ['branchTitle'] }),
      map: map({ wire: 'map-location-url', also: ['iframeUrl'] }),
      address: text(),
      poBox: text({ wire: 'po-Box', also: ['poBox'] }),
      phone: phone(),
      fax: text(),
    },
    itemNeeds: ['title', 'branchTitle', 'location', 'address'],
    renderedWhenEmpty: true,
    itemsAlso: ['branches', 'items', 'data'],
  }),
  annual_reports: defineSection({
    content: { title: text() },
    item: { year: text(), yearly: file({ also: ['yearly_url'] }), quarters: quarters() },
    itemNeeds: ['year'],
    itemsAlso: ['rows', 'items', 'data'],
  }),
  single_blog_dropdown: defineSection({
    content: textBlock,
    item: { tag: text(), text: html() },
    itemNeeds: ['tag'],
    itemsAlso: ['tags', 'items', 'data'],
  }),
  redirect_section: defineSection({
    content: { header: text() },
    item: { text: text(), textUrl: link({ wire: 'text_url' }) },
    itemNeeds: ['text'],
    itemsAlso: ['links', 'items', 'data'],
  }),
  faq: defineSection({
    content: { header: text() },
    item: { question: text(), answer: html() },
    itemNeeds: ['question'],
  }),
  multiple_title: defineSection({
    content: { header: text() },
    item: {
      title: text(),
      description: html(),
      buttonLink: link({ wire: 'button_link' }),
      buttonText: text({ wire: 'button_text' }),
    },
    itemNeeds: ['title', 'description'],
  }),
  form: defineSection({
    content: textBlock,
    item: { label: text({ wire: 'input-label' }), placeholder: text({ wire: 'input-text' }) },
    itemNeeds: ['label', 'placeholder'],
  }),
  interested_to_join: defineSection({ content: { title: text(), description: html(), ...button } }),
  /** Its items are jobs; with none, the site shows the jobs of GET /jobs. */
  job_component: defineSection({
    content: { title: text() },
    item: {
      jobId: text({ wire: 'id' }),
      image: image(),
      title: text(),
      subTitle: text({ wire: 'sub_title' }),
      level: text(),
      location: text(),
    },
    itemNeeds: ['title'],
    renderedWhenEmpty: true,
    itemsAlso: ['jobs', 'items', 'data'],
  }),
  customer_rights_section: defineSection({
    content: { header: text(), description: html() },
    item: { pdfTitle: text(), pdf: file() },
    itemNeeds: ['pdfTitle', 'pdf'],
    renderedWhenEmpty: true,
  }),
  full_banner: defineSection({ content: { image: image({ also: ['backgroundImage'] }) } }),
  insurance_plans_report: defineSection({
    content: { title: text() },
    item: { title: text(), plan1: text(), plan2: text(), plan3: text() },
    itemNeeds: ['title', 'plan1', 'plan2', 'plan3'],
    renderedWhenEmpty: true,
    itemsAlso: ['plans', 'items', 'data', 'rows'],
  }),
  board_table: defineSection({
    content: { header: text() },
    item: { name: text(), position: text(), members: text() },
    itemNeeds: ['name', 'position', 'members'],
  }),
} as const;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];
/** One cleaned section of a given name, in one language. */
export type Section<Name extends SectionName = SectionName> = {
  [Key in Name]: SectionOf<Key, (typeof sections)[Key]>;
}[Name];

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(sections, name);
}
