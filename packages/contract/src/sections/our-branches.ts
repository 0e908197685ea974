import { defineSection } from '../define-section.ts';
import { html, map, phone, text } from '../fields.ts';

export const ourBranches = defineSection({
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
});
