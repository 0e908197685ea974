/** The collections of what visitors send: the service requests, a contact message, a job application. */
export const caseCollections = ['service-requests', 'messages', 'job-applications'] as const;
export type CaseCollection = (typeof caseCollections)[number];

/** The collections of what belongs to a case: its files, what was written about it, its mails and its webhooks. */
export const caseBelongings = ['private-files', 'case-messages', 'mail-queue', 'webhooks'] as const;
