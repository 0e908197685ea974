import { defineSection } from '../define-section.ts';
import { html, link, text } from '../fields.ts';

export const multipleTitle = defineSection({
  content: { header: text() },
  item: {
    title: text(),
    description: html(),
    buttonLink: link({ wire: 'button_link' }),
    buttonText: text({ wire: 'button_text' }),
  },
  itemNeeds: ['title', 'description'],
});
