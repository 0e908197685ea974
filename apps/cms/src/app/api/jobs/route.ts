import { contractRoute } from '../../../http/contract-route.ts';
import { getJobs } from '../../../http/jobs.ts';

export const GET = contractRoute('jobs', getJobs);
