import { readJob } from '@insurer/contract/job.ts';
import type { Language } from '@insurer/contract/language.ts';
import { expect, test } from 'vitest';
import { jobPosting, jobSummary } from './job-posting.ts';

function summaryOf(job: Record<string, unknown>, language: Language = 'en'): string | undefined {
  return jobSummary(readJob({ id: 1, title: 'Actuary', ...job }, language) ?? { id: '1', areaOfExpertise: [] });
}

test('a job is summed up by what it says of itself, without tags', () => {
  expect(
    summaryOf({
      sub_title: 'Riyadh, Actuarial',
      location: 'Saudi Arabia',
      description: '<p>You <b>price</b> motor.</p>',
    }),
  ).toBe('Riyadh, Actuarial, Saudi Arabia. You price motor.');
  expect(summaryOf({ location: 'Bahrain' })).toBe('Bahrain');
  expect(summaryOf({ sub_title_ar: 'الاكتوارية', location_ar: 'الرياض' }, 'ar')).toBe('الاكتوارية، الرياض');
  expect(summaryOf({})).toBeUndefined();
});

test('a long description ends with a whole word', () => {
  const summary = summaryOf({ description: 'insurance '.repeat(60) });
  expect(summary?.length).toBeLessThanOrEqual(157);
  expect(summary).toMatch(/insurance …$/);
});

test('search engines are told the city, the points and until when one can apply', () => {
  const job = readJob(
    {
      id: 1,
      title: 'Actuary',
      location: 'Bahrain',
      city: 'Manama',
      tasks: ['Price motor'],
      closing_date: '2031-01-31',
    },
    'en',
  );
  expect(job && jobPosting(job, 'Waad', 'https://insurer.example')).toMatchObject({
    description: 'Price motor',
    validThrough: '2031-01-31T23:59:59+03:00',
    jobLocation: { address: 'Manama, Bahrain' },
  });
});
