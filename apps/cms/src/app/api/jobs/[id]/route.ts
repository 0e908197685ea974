import { contractRoute } from '../../../../http/contract-route.ts';
import { postJobApplication } from '../../../../http/job-applications.ts';
import { getJob } from '../../../../http/jobs.ts';

export const GET = contractRoute('job', getJob);
export const POST = contractRoute('job-application', postJobApplication, 201);
