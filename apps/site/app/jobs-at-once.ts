/** So many jobs of GET /jobs are shown at once; of more there is a first part, and the rest on request. */
export const jobsAtOnce = 50;
