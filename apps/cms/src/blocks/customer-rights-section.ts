import { label } from '../fields/labels.ts';
import { description, header, type SectionTexts } from './shared-texts.ts';

export const customerRightsSection: SectionTexts<'customer_rights_section'> = {
  name: label('Documents', 'مستندات'),
  help: label('PDF documents with a title and a download button each.', 'مستندات PDF لكل منها عنوان وزر تنزيل.'),
  content: { header, description },
  item: {
    pdfTitle: { label: label('Title of the document', 'عنوان المستند') },
    pdf: { label: label('PDF document', 'مستند PDF') },
  },
};
