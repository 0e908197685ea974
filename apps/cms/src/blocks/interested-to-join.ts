import { label } from '../fields/labels.ts';
import { button, description, type SectionTexts, title } from './shared-texts.ts';

export const interestedToJoin: SectionTexts<'interested_to_join'> = {
  name: label('Join us', 'انضم إلينا'),
  help: label('An invitation with a button.', 'دعوة مع زر.'),
  content: { title, description, ...button },
  item: {},
};
