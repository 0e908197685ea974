import { contractRoute } from '../../../contract-api/contract-route.ts';
import { getJobs } from '../../../contract-api/jobs.ts';

export const GET = contractRoute('jobs', getJobs);
