import { label } from '../fields/labels.ts';
import { description, destination, header, image, linkText, type SectionTexts, title } from './shared-texts.ts';

export const slider: SectionTexts<'slider'> = {
  name: label('Card carousel', 'عارض بطاقات'),
  plural: label('Card carousels', 'عارضات بطاقات'),
  help: label(
    'Cards to page through; the description shows when a card is pointed at or tapped.',
    'بطاقات يمكن تصفحها، ويظهر الوصف عند الإشارة إلى البطاقة أو لمسها.',
  ),
  content: { header },
  item: { title, description, image, redirectText: linkText, chooseType: destination },
};
