import { defineSection } from '../define-section.ts';
import { html, image, link, text } from '../fields.ts';

export const largeSlider = defineSection({
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
});
