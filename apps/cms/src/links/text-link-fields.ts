import type { Field, FieldAffectingData } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { addressField, validateNeededAddress } from './address-text.ts';

/** In both languages here: Payload would keep its own in the language of whoever opened a text first after a start. */
const labels: Record<string, Label> = {
  text: label('Text to display', 'النص الظاهر'),
  linkType: label('Kind of link', 'نوع الرابط'),
  url: label('Where it leads', 'وجهة الرابط'),
  newTab: label('Open in a new tab', 'الفتح في علامة تبويب جديدة'),
};
const typed = label('Page or address', 'صفحة أو عنوان');
const typedHelp = label(
  'A page, job or document that you choose by its title, or an address that you type.',
  'صفحة أو وظيفة أو مستند تختاره بعنوانه، أو عنوان تكتبه.',
);

/** The fields of a link in a text, from Payload's: chosen by title or typed, and never without an address. */
export function textLinkFields({ defaultFields }: { defaultFields: FieldAffectingData[] }): Field[] {
  return defaultFields.map((field) => {
    const name = field.name ?? '';
    const named = { ...field, label: labels[name] } as Field;
    if (named.type === 'radio') {
      const admin = { ...named.admin, description: typedHelp };
      return { ...named, admin, options: [{ label: typed, value: 'custom' }] };
    }
    if (name !== 'url' || named.type !== 'text') return named;
    return {
      ...named,
      validate: validateNeededAddress,
      admin: { ...named.admin, components: { Field: addressField } },
    };
  });
}
