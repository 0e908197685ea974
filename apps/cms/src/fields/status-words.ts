import { label } from './labels.ts';

/** Whether visitors see a page, a job or a part of every page, in the lists as on the dashboard. */
export const statusWords = {
  published: label('Published', 'منشور'),
  changed: label('Published, with a draft', 'منشور، وله مسودة'),
  draft: label('Draft', 'مسودة'),
  /** A job whose last day is over. */
  closed: label('Closed', 'مغلق'),
};

export type Status = keyof typeof statusWords;
