import { label } from '../fields/labels.ts';
import type { SectionTexts } from './shared-texts.ts';

export const statistics: SectionTexts<'statistics'> = {
  name: label('Figures', 'أرقام'),
  help: label(
    'Large figures with a line of text each, three in a row.',
    'أرقام كبيرة مع سطر نصي لكل منها، ثلاثة في الصف.',
  ),
  content: {},
  item: { header: { label: label('Figure', 'الرقم') }, title: { label: label('What it counts', 'ما يعبّر عنه') } },
};
