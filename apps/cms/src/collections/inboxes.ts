import { requestKinds } from '@insurer/contract/forms/forms.ts';
import { caseCollection } from '../cases/case-collection.ts';
import { caseKindLabels } from '../cases/case-kinds.ts';
import { escalationFields } from '../cases/inbox/escalation-fields.ts';
import { officerFields } from '../cases/inbox/officer-fields.ts';
import { label } from '../fields/labels.ts';

/** POST /service-requests/{kind}: one case model for all kinds. */
export const serviceRequests = caseCollection({
  slug: 'service-requests',
  labels: { singular: label('Service request', 'طلب خدمة'), plural: label('Service requests', 'طلبات الخدمة') },
  columns: ['kind', 'name'],
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: label('Kind', 'النوع'),
      required: true,
      index: true,
      options: requestKinds.map((kind) => ({ value: kind, label: caseKindLabels[kind] })),
      admin: {
        position: 'sidebar',
        components: { Field: '/cases/inbox/kind-said.tsx#KindField', Cell: '/cases/inbox/kind-said.tsx#KindCell' },
      },
    },
  ],
  handling: [...escalationFields, ...officerFields],
});

/** POST /contact-us (API-26). */
export const messages = caseCollection({
  slug: 'messages',
  labels: { singular: label('Message', 'رسالة'), plural: label('Messages', 'الرسائل') },
  columns: ['name'],
});

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
