import { contractRoute } from '../../../../contract-api/contract-route.ts';
import { getJob } from '../../../../contract-api/jobs.ts';

export const GET = contractRoute('job', getJob);
