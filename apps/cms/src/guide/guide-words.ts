import { label } from '../fields/labels.ts';

/** What the guide says around its steps, in both languages of the admin. */
export const guideWords = {
  title: label('Your first hour', 'ساعتك الأولى'),
  intro: label(
    'Go through it once, in this order. It stays in the menu.',
    'مرّ على هذه الخطوات مرة بالترتيب. والدليل باقٍ في القائمة.',
  ),
  roles: label('The guide of each role', 'دليل كل دور'),
  open: label('Open', 'افتح'),
};
