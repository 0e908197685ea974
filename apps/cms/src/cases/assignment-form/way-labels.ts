import { label } from '../../fields/labels.ts';
import type { WayToAssign } from '../assignment/assignment-rules.ts';

export const wayLabels = {
  nobody: label('Nobody: who is free takes them', 'لا أحد: يأخذها من يتفرغ لها'),
  person: label('One person', 'شخص محدد'),
  turn: label('The team in turn', 'أفراد الفريق بالتناوب'),
} satisfies Record<WayToAssign, object>;
