import { contractRoute } from '../../../../contract-api/contract-route.ts';
import { postJobApplication } from '../../../../contract-api/job-applications.ts';
import { getJob } from '../../../../contract-api/jobs.ts';

export const GET = contractRoute('job', getJob);
export const POST = contractRoute('job-application', postJobApplication, 201);
