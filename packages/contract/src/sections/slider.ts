import { defineSection } from '../define-section.ts';
import { choose, image, stripped, text } from '../fields.ts';

export const slider = defineSection({
  content: { header: text() },
  item: {
    title: text(),
    description: stripped(),
    image: image({ wire: 'imageUrl', also: ['image'] }),
    redirectText: text(),
    chooseType: choose({ wire: 'choose_type' }),
  },
  itemNeeds: ['title', 'image', 'description'],
});
