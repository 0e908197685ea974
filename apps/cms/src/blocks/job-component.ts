import { label } from '../fields/labels.ts';
import { image, type SectionTexts, title } from './shared-texts.ts';

export const jobComponent: SectionTexts<'job_component'> = {
  name: label('Jobs', 'الوظائف'),
  help: label(
    'Job cards. Without entries the site shows all open jobs.',
    'بطاقات الوظائف. من دون إدخالات يعرض الموقع جميع الوظائف المتاحة.',
  ),
  content: { title },
  item: {
    jobId: {
      label: label('Key of the job', 'معرّف الوظيفة'),
      help: label(
        'The key as it stands at the job; the card leads to it.',
        'المعرّف كما هو في صفحة الوظيفة، وتقود البطاقة إليه.',
      ),
      sameInBoth: true,
      isJobKey: true,
    },
    image,
    title,
    subTitle: { label: label('Subtitle', 'العنوان الفرعي') },
    level: { label: label('Level', 'المستوى') },
    location: { label: label('Location', 'الموقع') },
  },
};
