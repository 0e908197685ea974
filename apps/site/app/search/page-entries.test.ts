import type { Job } from '@insurer/contract/job.ts';
import { expect, test } from 'vitest';
import { textsOf } from '#app/texts/texts.ts';
import { entriesOfJob } from './page-entries.ts';

test('what a job is about and asks for is found, not only what its card says', () => {
  const said = (text: string) => ({ text, lang: 'en' }) as const;
  const job: Job = {
    id: '7',
    title: said('Actuarial Analyst'),
    areaOfExpertise: [said('IFRS 17')],
    tasks: [said('Price motor portfolios')],
    requirements: [said('Three examinations')],
    benefits: [said('Study leave')],
  };
  const [entry] = entriesOfJob(job, textsOf('en'));
  for (const words of ['IFRS 17', 'Price motor portfolios', 'Three examinations', 'Study leave'])
    expect(entry?.text?.text).toContain(words);
});
