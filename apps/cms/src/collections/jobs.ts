import type { CollectionConfig, Field } from 'payload';
import { collectionRules } from '../access/rules.ts';
import { type Label, label } from '../fields/labels.ts';
import { pageName } from '../fields/page-name.ts';
import { bilingualText, bilingualTextarea, languageSwitch, requiredInEnglish } from '../fields/text-fields.ts';
import { whatWasOnline } from '../publications/what-was-online-field.ts';
import { purgeHooks } from '../purge/purge-hooks.ts';
import { editedBy, noteEditor } from '../together/edited-by.ts';
import { refuseStaleSave } from '../together/refuse-stale.ts';
import { togetherBar } from '../together/shared-documents.ts';

function bilingualRows(name: string, plural: Label, singular: Label, long = false): Field {
  const text = label('Text', 'النص');
  return {
    name,
    type: 'array',
    label: plural,
    labels: { singular, plural },
    admin: { initCollapsed: false },
    fields: [long ? bilingualTextarea('text', text) : bilingualText('text', text)],
  };
}

/** Open positions (ENT-09). A job that is not published, or was taken offline, is closed. */
export const jobs: CollectionConfig = {
  slug: 'jobs',
  labels: { singular: label('Job', 'وظيفة'), plural: label('Jobs', 'الوظائف') },
  access: collectionRules(['people', 'editor'], ['reviewer']),
  admin: {
    group: label('Careers', 'الوظائف'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'location', '_status', 'updatedAt'],
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: [togetherBar, languageSwitch] } },
  },
  versions: { maxPerDoc: 20, drafts: { schedulePublish: true } },
  hooks: { ...purgeHooks('jobs'), beforeValidate: [refuseStaleSave], beforeChange: [noteEditor] },
  fields: [
    bilingualText('title', label('Title', 'المسمى الوظيفي'), { validate: requiredInEnglish }),
    bilingualText('subTitle', label('Subtitle', 'العنوان الفرعي')),
    bilingualText('level', label('Level', 'المستوى')),
    { name: 'location', type: 'relationship', relationTo: 'countries', label: label('Country', 'الدولة'), index: true },
    { name: 'image', type: 'upload', relationTo: 'media', label: label('Picture', 'الصورة') },
    bilingualRows('description', label('Description', 'الوصف'), label('Paragraph', 'فقرة'), true),
    bilingualRows('areaOfExpertise', label('Areas of expertise', 'مجالات الخبرة'), label('Area', 'مجال')),
    bilingualRows('tags', label('Tags', 'الوسوم'), label('Tag', 'وسم')),
    {
      ...pageName,
      name: 'key',
      label: label('Key in the address', 'المعرّف في العنوان'),
      admin: {
        position: 'sidebar',
        description: label('Stays as it is once the job is public.', 'يبقى كما هو بعد نشر الوظيفة.'),
      },
    } as Field,
    editedBy,
    whatWasOnline('jobs'),
  ],
};
