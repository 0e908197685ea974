import type { Where } from 'payload';

/** The pages that visitors see. */
export const pagesOnline: Where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] };
