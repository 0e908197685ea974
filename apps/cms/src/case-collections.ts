/** The collections of what visitors send: the service requests, a contact message, a job application. */
export const caseCollections = ['service-requests', 'messages', 'job-applications'] as const;
export type CaseCollection = (typeof caseCollections)[number];
