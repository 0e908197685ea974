import { serviceAccess } from '#app/content/content-service.server.ts';
import { log } from '#app/log.server.ts';
import { UnansweredSearches } from './unanswered-searches.ts';

/** Those of this process. */
export const unansweredSearches = new UnansweredSearches(serviceAccess, log);
