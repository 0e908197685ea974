import { describe, expect, test } from 'vitest';
import { readJob, readJobResponse, readJobs } from './job.ts';

const en = (text: string) => ({ text, lang: 'en' });
const ar = (text: string) => ({ text, lang: 'ar' });
const words = (value: string) => ({ type: 'root', children: [{ type: 'text', value }] });

const driver = {
  id: 7,
  title: 'Driver',
  title_ar: 'سائق',
  sub_title: 'Night shift',
  sub_title_ar: 'مناوبة ليلية',
  level: 'Junior',
  level_ar: 'مبتدئ',
  location: 'Riyadh',
  location_ar: 'الرياض',
  image: '/media/driver.png',
  description: ['Drives.', 'Parks.'],
  description_ar: ['يقود.', 'يوقف.'],
  tags: ['Car', 'Night'],
  tags_ar: ['سيارة', 'ليل'],
  updated_at: ' 2025-03-05 ',
  area_of_expertise: ['Roads', 'Maps'],
  area_of_expertise_ar: ['طرق', 'خرائط'],
};

describe('a job', () => {
  test.each(['.', '..', '\u0001', 'x'.repeat(201)])('without an id that an address can hold is none: %j', (id) => {
    expect(readJob({ ...driver, id }, 'en')).toBeUndefined();
    expect(readJob({ ...driver, id: `R.2026/${id.slice(0, 9)}` }, 'en')).toBeDefined();
  });
  test('[ENT-09] [ENT-10] [JOB-05] has everything that the service says of it', () => {
    expect(readJob(driver, 'en')).toEqual({
      id: '7',
      title: en('Driver'),
      subTitle: en('Night shift'),
      level: en('Junior'),
      location: en('Riyadh'),
      image: { url: '/media/driver.png' },
      description: { tree: words('Drives. Parks.'), lang: 'en' },
      tags: en('Car, Night'),
      updatedAt: '2025-03-05',
      areaOfExpertise: [en('Roads'), en('Maps')],
    });
  });

  test('[I18N-11] [JOB-05] is in Arabic what it has in Arabic, the tags with an Arabic comma', () => {
    expect(readJob(driver, 'ar')).toEqual({
      id: '7',
      title: ar('سائق'),
      subTitle: ar('مناوبة ليلية'),
      level: ar('مبتدئ'),
      location: ar('الرياض'),
      image: { url: '/media/driver.png' },
      description: { tree: words('يقود. يوقف.'), lang: 'ar' },
      tags: ar('سيارة، ليل'),
      updatedAt: '2025-03-05',
      areaOfExpertise: [ar('طرق'), ar('خرائط')],
    });
  });

  test('[I18N-11] a list whose translation has no entry stands in English, as English', () => {
    const half = { ...driver, description_ar: ['null', ''], tags_ar: [], area_of_expertise_ar: undefined };
    expect(readJob(half, 'ar')).toMatchObject({
      description: { tree: words('Drives. Parks.'), lang: 'en' },
      tags: en('Car, Night'),
      areaOfExpertise: [en('Roads'), en('Maps')],
    });
  });

  test('has what a service adds: city, pay, the last day and lists of points', () => {
    const more = {
      city: 'Riyadh',
      city_ar: 'الرياض',
      pay: 'SAR 9,000 to 12,000 a month',
      closing_date: '2026-12-31',
      tasks: ['Drive', 'Park'],
      tasks_ar: ['قيادة'],
      requirements: '["A licence"]',
      benefits: [],
    };
    expect(readJob({ ...driver, ...more }, 'ar')).toEqual({
      ...readJob(driver, 'ar'),
      city: ar('الرياض'),
      pay: en('SAR 9,000 to 12,000 a month'),
      closingDate: '2026-12-31',
      tasks: [ar('قيادة')],
      requirements: [en('A licence')],
    });
    const days = {
      '2026-12-31T09:00:00Z': '2026-12-31',
      '2026-13-41': undefined,
      soon: undefined,
      '31/12/2026': undefined,
    };
    for (const [sent, read] of Object.entries(days))
      expect(readJob({ id: 1, closing_date: sent }, 'en')?.closingDate, sent).toBe(read);
  });

  test('[JOB-08] [JOB-09] lists come as a list, as JSON text, as one text or as entries with a title', () => {
    const read = (list: unknown) => readJob({ id: 1, description: list, tags: list, area_of_expertise: list }, 'en');
    for (const list of [['A', 'B'], '["A","B"]', [{ title: 'A' }, { title: 'B' }], ['A', null, 'undefined', 'B', {}]]) {
      expect(read(list)).toEqual({
        id: '1',
        description: { tree: words('A B'), lang: 'en' },
        tags: en('A, B'),
        areaOfExpertise: [en('A'), en('B')],
      });
    }
    expect(read('One text')).toMatchObject({ tags: en('One text'), areaOfExpertise: [en('One text')] });
    expect(read('<b>Bold</b>')?.description?.tree.children).toMatchObject([{ type: 'element', tagName: 'b' }]);
  });

  test('[I18N-11] entries with a title have a translation of their own, or stand in English', () => {
    const list = [
      { title: 'Drive', title_ar: 'القيادة' },
      { title: 'Park', title_ar: 'null' },
    ];
    const job = { id: 1, description: list, tags: list, area_of_expertise: JSON.stringify(list), tasks: list };
    expect(readJob(job, 'ar')).toMatchObject({
      description: { tree: words('القيادة Park'), lang: 'ar' },
      tags: ar('القيادة، Park'),
      areaOfExpertise: [ar('القيادة'), en('Park')],
      tasks: [ar('القيادة'), en('Park')],
    });
    expect(readJob(job, 'en')).toMatchObject({ tags: en('Drive, Park'), tasks: [en('Drive'), en('Park')] });
    expect(readJob({ ...job, tasks_ar: [{ title: 'قيادة' }] }, 'ar')?.tasks).toEqual([ar('قيادة')]);
  });

  test('what is missing has no key, and without an id there is no job', () => {
    const empty = { title: 'null', image: '', description: [], tags: '<p>undefined</p>', updated_at: 'null' };
    expect(readJob({ id: 'a-job', ...empty }, 'ar')).toStrictEqual({ id: 'a-job', areaOfExpertise: [] });
    for (const value of [undefined, null, 'text', [], {}, { id: ' ' }, { id: 'null' }, { title: 'Driver' }]) {
      expect(readJob(value, 'en')).toBeUndefined();
    }
  });

  test('[API-20] the response for one job holds it under data', () => {
    expect(readJobResponse({ data: driver }, 'ar')).toEqual(readJob(driver, 'ar'));
    for (const body of [driver, { data: {} }, { data: [driver] }, null]) {
      expect(readJobResponse(body, 'en')).toBeUndefined();
    }
  });
});

describe('the list of jobs', () => {
  test('[API-18] [API-19] holds jobs and countries in their order, what cannot be read is left out and reported', () => {
    const countries = [
      { name: 'Qatar', name_ar: 'قطر', code: 'QA' },
      { code: 'XX' },
      'Oman',
      { name: 'Bahrain', code: 'null' },
    ];
    const body = { data: { jobs: [driver, { title: 'No id' }, null, { id: 8 }], countries } };
    const { list, issues } = readJobs(body, 'ar');
    expect(list.jobs).toEqual([readJob(driver, 'ar'), { id: '8', areaOfExpertise: [] }]);
    expect(list.countries).toEqual([
      { name: 'Qatar', label: 'قطر', code: 'QA' },
      { name: 'Bahrain', label: 'Bahrain' },
    ]);
    expect(issues).toEqual([
      { path: 'jobs[1]', reason: 'a job without an id is left out' },
      { path: 'jobs[2]', reason: 'a job without an id is left out' },
      { path: 'countries[1]', reason: 'a country without a name is left out' },
      { path: 'countries[2]', reason: 'a country without a name is left out' },
    ]);
    expect(readJobs(body, 'en').list.countries[0]).toEqual({ name: 'Qatar', label: 'Qatar', code: 'QA' });
  });

  test('[ERR-19] is empty where the response holds none', () => {
    for (const body of [undefined, 'text', { data: null }, { data: [] }, { data: { jobs: 'x', countries: {} } }]) {
      expect(readJobs(body, 'en')).toEqual({ list: { jobs: [], countries: [], total: 0 }, issues: [] });
    }
  });

  test('the total is what the service says, where it can be true, and the cursor is kept as it is', () => {
    const listOf = (over: object) => readJobs({ data: { jobs: [{ id: 1 }, { id: 2 }], ...over } }, 'en').list;
    expect([2, 3, 9_000].map((total) => listOf({ total }).total)).toEqual([2, 3, 9_000]);
    expect([1, 2.5, '9', null].map((total) => listOf({ total }).total)).toEqual([2, 2, 2, 2]);
    expect(listOf({ next: 'x'.repeat(300) }).next).toHaveLength(300);
    for (const none of ['x'.repeat(301), 'null', undefined]) expect(listOf({ next: none }).next).toBeUndefined();
  });

  test('a service that gives all jobs at once is read to the 30,000th job and the 500th country', () => {
    const jobs = Array.from({ length: 30_001 }, (_, id) => ({ id }));
    const countries = Array.from({ length: 501 }, (_, at) => ({ name: `Country ${at}` }));
    const { list, issues } = readJobs({ data: { jobs, countries } }, 'en');
    expect([list.jobs.length, list.countries.length]).toEqual([30_000, 500]);
    expect(issues).toEqual([expect.objectContaining({ reason: expect.stringContaining('too many entries') })]);
  });
});

test('jobs whose descriptions are far more markup than anybody writes are read in words from then on', () => {
  const description = '<p><b>a</b> <i>c</i></p>'.repeat(1_000);
  const { list, issues } = readJobs(
    { data: { jobs: Array.from({ length: 200 }, (_, id) => ({ id, description })) } },
    'en',
  );
  expect(list.jobs).toHaveLength(200);
  expect(JSON.stringify(list.jobs[0])).toContain('"tagName":"b"');
  expect(JSON.stringify(list.jobs[199])).not.toContain('tagName');
  expect(issues).toHaveLength(1);
  const whole = description.repeat(200);
  expect(JSON.stringify(readJobResponse({ data: { id: 1, description: whole } }, 'en'))).not.toContain('tagName');
});

test('of a list in a job no more is read than anybody reads', () => {
  const many = Array.from({ length: 5_000 }, (_, n) => `Area ${n}`);
  const job = readJob({ ...driver, area_of_expertise: many, tasks: many.join('\n'), benefits: many }, 'en');
  expect([job?.areaOfExpertise.length, job?.benefits?.length]).toEqual([500, 500]);
});
