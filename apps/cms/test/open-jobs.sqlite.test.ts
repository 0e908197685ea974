import { describeOpenJobs } from './open-jobs.ts';

describeOpenJobs('sqlite');
