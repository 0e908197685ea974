import { type Label, label } from './labels.ts';

/** The groups of the menu. Payload puts together what names a group alike: one that is said otherwise makes a group of its own. */
export const menuGroups = {
  content: label('Content', 'المحتوى'),
  files: label('Files', 'الملفات'),
  careers: label('Careers', 'الوظائف'),
  inbox: label('Inbox', 'الوارد'),
  site: label('Site', 'الموقع'),
  administration: label('Administration', 'الإدارة'),
} satisfies Record<string, Label>;
