import { answerTemplates } from '@insurer/demo-content/answer-templates.ts';
import { jobs } from '@insurer/demo-content/jobs.ts';
import { type DemoText, textsOf } from '@insurer/demo-content/texts-of.ts';
import { allDocuments } from './documents/all-documents.ts';
import { seedPages } from './documents/seed-pages.ts';

/** Every text that the demo company says: on its pages, in its jobs, answers and files; a page's place begins with its name. */
export async function saidTexts(): Promise<DemoText[]> {
  return [
    ...[...(await seedPages()).values()].flatMap(({ name, meta, sections }) => textsOf({ meta, ...sections }, name)),
    ...textsOf(jobs, 'jobs'),
    ...textsOf(answerTemplates, 'templates'),
    ...(await allDocuments()).flatMap((document) => textsOf(document, `pdf ${document.key}`)),
  ];
}
