import { defineSection } from '../define-section.ts';
import { image, text } from '../fields.ts';

/** Its items are jobs; with none, the site shows the jobs of GET /jobs. */
export const jobComponent = defineSection({
  name: 'job_component',
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
  drawnWhenEmpty: true,
  itemsAlso: ['jobs', 'items', 'data'],
});
