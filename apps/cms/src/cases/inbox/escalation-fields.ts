import type { Field } from 'payload';
import { label } from '../../fields/labels.ts';
import { escalationLabels, isEscalated } from '../escalation.ts';

/** How far a complaint has gone beyond our answer, and the number that the Insurance Authority gave it (decision 0029). */
export const escalationFields: Field[] = [
  {
    name: 'escalation',
    type: 'select',
    label: label('Escalated to', 'التصعيد'),
    index: true,
    options: Object.entries(escalationLabels).map(([value, words]) => ({ value, label: words })),
    admin: {
      position: 'sidebar',
      condition: (data) => isEscalated(data?.kind),
      description: label(
        'A complaint whose customer answers after the closing gets a second look by itself. Each step is kept in the notes.',
        'تُعاد النظر تلقائيًا في الشكوى التي يجيب صاحبها بعد إغلاقها. وتُحفظ كل خطوة في الملاحظات.',
      ),
    },
  },
  {
    name: 'authorityNumber',
    type: 'text',
    label: label('Number at the Insurance Authority', 'رقم الشكوى لدى هيئة التأمين'),
    maxLength: 60,
    admin: {
      position: 'sidebar',
      condition: (data) => isEscalated(data?.kind) && ['authority', 'committee'].includes(data?.escalation),
    },
  },
];
