import { caseCollection } from '../cases/inbox/case-collection.ts';
import { label } from '../fields/labels.ts';

/** POST /contact-us (API-26). */
export const messages = caseCollection({
  slug: 'messages',
  labels: { singular: label('Message', 'رسالة'), plural: label('Messages', 'الرسائل') },
  columns: ['name'],
});
