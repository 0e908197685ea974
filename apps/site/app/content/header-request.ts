import type { ContentRequest } from './content-cache.ts';
import { contentKeys } from './content-keys.ts';

/** The navigation: every page asks for it, and a page can stand without it. */
export const headerRequest: ContentRequest = { key: contentKeys.headers.key, path: '/headers', optional: true };
