import { label } from '../fields/labels.ts';
import { button, description, title } from './common-texts.ts';
import type { SectionTexts } from './section-texts.ts';

export const interestedToJoinTexts: SectionTexts<'interested_to_join'> = {
  name: label('Join us', 'انضم إلينا'),
  plural: label('Join us', 'انضم إلينا'),
  help: label('An invitation with a button.', 'دعوة مع زر.'),
  content: { title, description, ...button },
  item: {},
};
