import type { jobPointLists } from '@insurer/contract/job.ts';
import type { CollectionConfig, Field } from 'payload';
import { draftRules } from '../access/rules.ts';
import { copyTitle } from '../fields/copy-title.ts';
import { type Label, label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { nameProblemLine, pageName } from '../fields/page-name.ts';
import { bilingualText, bilingualTextarea, languageSwitch, requiredInEnglish } from '../fields/text-fields.ts';
import { keepAppliedJob } from '../kept-applied-job.ts';
import { keepPublicKey, keyLabel } from '../kept-job-key.ts';
import { stopPublishing } from '../publications/publication.ts';
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

function points(name: (typeof jobPointLists)[number], fieldLabel: Label): Field {
  return bilingualTextarea(name, fieldLabel, {
    admin: { description: label('One point per line.', 'كل نقطة في سطر.') },
  });
}

/**
 * Open positions (ENT-09). A job that is not published, or was taken offline, is closed, and so is one whose last day is
 * over (open-jobs.ts).
 */
export const jobs: CollectionConfig = {
  slug: 'jobs',
  labels: { singular: label('Job', 'وظيفة'), plural: label('Jobs', 'الوظائف') },
  access: draftRules(['people', 'editor'], ['reviewer']),
  admin: {
    group: menuGroups.careers,
    useAsTitle: 'title',
    defaultColumns: ['title', 'city', 'closingDate', '_status', 'updatedAt'],
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: [togetherBar, languageSwitch, stopPublishing] } },
  },
  versions: { maxPerDoc: 20, drafts: { schedulePublish: { timeFormat: 'HH:mm' } } },
  // A redirect leads to a job for as long as it is open.
  hooks: {
    ...purgeHooks('jobs', 'redirects'),
    beforeValidate: [refuseStaleSave, keepPublicKey],
    beforeChange: [noteEditor],
    beforeDelete: [keepAppliedJob],
  },
  fields: [
    bilingualText('title', label('Title', 'المسمى الوظيفي'), {
      validate: requiredInEnglish,
      hooks: { beforeDuplicate: [copyTitle] },
    }),
    bilingualText('subTitle', label('Subtitle', 'العنوان الفرعي')),
    bilingualText('level', label('Level', 'المستوى')),
    { name: 'location', type: 'relationship', relationTo: 'countries', label: label('Country', 'الدولة'), index: true },
    { name: 'image', type: 'upload', relationTo: 'media', label: label('Picture', 'الصورة') },
    bilingualText('city', label('City', 'المدينة')),
    bilingualText('pay', label('Pay', 'الراتب'), {
      admin: { description: label('Such as SAR 12,000 to 16,000 a month.', 'مثل: من 12,000 إلى 16,000 ريال شهريًا.') },
    }),
    bilingualRows('description', label('Description', 'الوصف'), label('Paragraph', 'فقرة'), true),
    points('tasks', label('Tasks', 'المهام')),
    points('requirements', label('Requirements', 'المتطلبات')),
    points('benefits', label('Benefits', 'المزايا')),
    bilingualRows('areaOfExpertise', label('Areas of expertise', 'مجالات الخبرة'), label('Area', 'مجال')),
    bilingualRows('tags', label('Tags', 'الوسوم'), label('Tag', 'وسم')),
    {
      ...pageName,
      name: 'key',
      label: keyLabel,
      admin: {
        position: 'sidebar',
        components: nameProblemLine,
        description: label('Stays as it is once the job is public.', 'يبقى كما هو بعد نشر الوظيفة.'),
      },
    } as Field,
    {
      name: 'closingDate',
      type: 'date',
      label: label('Last day to apply', 'آخر يوم للتقديم'),
      index: true,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
        description: label(
          'The job leaves the site when this day ends in Riyadh. Empty: it stays until it is taken offline.',
          'تختفي الوظيفة من الموقع بانتهاء هذا اليوم بتوقيت الرياض. إن تُرك فارغًا بقيت حتى إيقاف نشرها.',
        ),
      },
    },
    editedBy,
    whatWasOnline('jobs'),
  ],
};
