import type { ContentRequest } from './content-store.ts';

/** The key is the spec's own (7): getHeaders. */
export const headerRequest: ContentRequest = { key: 'getHeaders', path: '/headers', optional: true };
