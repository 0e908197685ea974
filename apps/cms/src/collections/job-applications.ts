import { caseCollection } from '../cases/inbox/case-collection.ts';
import { label } from '../fields/labels.ts';

/** POST /jobs/{id} (API-21). */
export const jobApplications = caseCollection({
  slug: 'job-applications',
  labels: { singular: label('Job application', 'طلب توظيف'), plural: label('Job applications', 'طلبات التوظيف') },
  columns: ['job', 'name'],
  fields: [
    {
      name: 'job',
      type: 'relationship',
      relationTo: 'jobs',
      label: label('Job', 'الوظيفة'),
      index: true,
      admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
    },
    { name: 'jobKey', type: 'text', label: label('Key of the job', 'معرّف الوظيفة'), admin: { position: 'sidebar' } },
  ],
});
