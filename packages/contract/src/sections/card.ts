import { defineSection } from '../define-section.ts';
import { choose, html, image, link, text } from '../fields.ts';

export const card = defineSection({
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
});
