import type { Field } from 'payload';
import { label } from '../../fields/labels.ts';
import { escalationLabels, isEscalated } from '../escalation.ts';
import { escalationStaysRefused, numberStaysRefused } from './refused-fields.ts';
import { ruledFields } from './ruled-fields.ts';

/** How far a complaint has gone beyond our answer, and the number that the Insurance Authority gave it (decision 0029). */
export const escalationFields: Field[] = [
  {
    name: 'escalation',
    type: 'select',
    label: ruledFields.escalation,
    index: true,
    options: Object.entries(escalationLabels).map(([value, words]) => ({ value, label: words })),
    validate: escalationStaysRefused,
    admin: {
      position: 'sidebar',
      condition: (data) => isEscalated(data ?? {}),
      description: label(
        'A complaint whose customer answers after the closing gets a second look by itself. One step follows the other; taking one back needs a reason in an internal note. Each step is kept in the notes.',
        'يُعاد النظر تلقائيًا في الشكوى التي يجيب صاحبها بعد إغلاقها. والخطوات متتابعة لا تُتجاوز، والتراجع عن خطوة يحتاج إلى سبب في ملاحظة داخلية. وتُحفظ كل خطوة في الملاحظات.',
      ),
    },
  },
  {
    name: 'authorityNumber',
    type: 'text',
    label: ruledFields.authorityNumber,
    maxLength: 60,
    validate: numberStaysRefused,
    admin: {
      position: 'sidebar',
      condition: (data) => isEscalated(data ?? {}) && ['authority', 'committee'].includes(data?.escalation),
    },
  },
];
