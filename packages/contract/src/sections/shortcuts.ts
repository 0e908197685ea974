import { defineSection } from '../define-section.ts';
import { choose, html, image, link, text } from '../fields.ts';

export const shortcuts = defineSection({
  content: { header: text() },
  item: {
    icon: image(),
    title: text(),
    description: html(),
    chooseType: choose({ wire: 'choose_type' }),
    redirectUrl: link({ wire: 'redirect_url' }),
  },
  itemNeeds: ['title', 'description'],
});
