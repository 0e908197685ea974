import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const job = {
  id: 'a/7',
  image: '/media/job.webp',
  title: 'Underwriter',
  title_ar: 'مكتتب',
  sub_title: 'Full time',
  level: 'Senior',
  level_ar: 'أول',
  location: 'Riyadh',
};

test('[JOBS-01] a card shows image, title, level and location', () => {
  const html = renderSection('job_component', { title: 'Openings' }, [job]);
  expect(html).toContain('src="/media/job.webp"');
  expect(textOf(html)).toBe('Openings Underwriter Full time Level: Senior Location: Riyadh View Details : Underwriter');
  expect(textOf(renderSection('job_component', {}, [job], { language: 'ar' }))).toContain('مكتتب');
});

test('[JOBS-01] a job without an image gets the default one', () => {
  expect(renderSection('job_component', {}, [{ ...job, image: 'undefined' }])).toContain(
    'src="/brand/job-default.svg"',
  );
});

test('[JOBS-02] the sub title is optional', () => {
  const html = renderSection('job_component', {}, [{ ...job, sub_title: '' }]);
  expect(textOf(html)).not.toContain('Full time');
  expect(html).not.toContain('<p></p>');
});

test('[JOBS-03] View Details leads to the job', () => {
  expect(tagsOf(renderSection('job_component', {}, [job]), 'a')[0]).toContain('href="/career-details/a%2F7"');
  const [link] = tagsOf(renderSection('job_component', {}, [job], { language: 'ar' }), 'a');
  expect(link).toContain('href="/ar/career-details/a%2F7"');
});

test('[JOBS-04] [JOBS-05] one column for one job, two otherwise', () => {
  expect(renderSection('job_component', {}, [job])).toContain('job-cards--one');
  expect(renderSection('job_component', {}, [job, job])).not.toContain('job-cards--one');
});

test('without items it shows the jobs of the route, and says when there are none', () => {
  const jobs = [{ id: '9', title: { text: 'Actuary', lang: 'en' as const }, areaOfExpertise: [] }];
  expect(textOf(renderSection('job_component', {}, [], { jobs }))).toContain('Actuary');
  expect(textOf(renderSection('job_component', {}, []))).toBe('No jobs found');
});
