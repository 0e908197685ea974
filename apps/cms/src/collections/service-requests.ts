import { requestKinds } from '@insurer/contract/forms/forms.ts';
import { caseKindLabels } from '../cases/case-kinds.ts';
import { caseCollection } from '../cases/inbox/case-collection.ts';
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
      admin: { position: 'sidebar' },
    },
  ],
});
