import { defineSection } from '../define-section.ts';
import { html, image, text } from '../fields.ts';
import { socialLinks } from './block-fields.ts';

export const whoWeAre = defineSection({
  content: {
    title: text(),
    subTitle: text(),
    description: html(),
    image: image(),
    socialTitle: text(),
    socialDescription: html(),
    ...socialLinks,
  },
});
