import { defineSection } from '../define-section.ts';
import { image, text } from '../fields.ts';

/** Its items are jobs; with none, the site shows the jobs of GET /jobs. */
export const jobComponent = defineSection({
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
});
