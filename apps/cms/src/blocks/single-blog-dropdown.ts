import { label } from '../fields/labels.ts';
import { type SectionTexts, textBlock } from './shared-texts.ts';

export const singleBlogDropdown: SectionTexts<'single_blog_dropdown'> = {
  name: label('Text with tags', 'نص مع وسوم'),
  plural: label('Texts with tags', 'نصوص مع وسوم'),
  help: label('Tags of which one is open and shows its text.', 'وسوم يُفتح أحدها ليظهر نصه.'),
  content: textBlock,
  item: { tag: { label: label('Tag', 'الوسم') }, text: { label: label('Text', 'النص') } },
};
