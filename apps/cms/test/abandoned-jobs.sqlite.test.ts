import { describeAbandonedJobs } from './abandoned-jobs.ts';

describeAbandonedJobs('sqlite');
