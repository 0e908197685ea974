import type { Payload, PayloadRequest } from 'payload';

export const publicationsSlug = 'publications';
/** In the head of a form whose document is published and taken offline. */
export const stopPublishing = '/publications/stop-publishing.tsx#StopPublishing';

/** One act that changed what visitors see of a page, a job or a drafted global. Rows are only ever added; the seed alone dates those of its jobs. */
export type Publication = {
  id: number;
  /** `pages/12`, `header`. */
  subject: string;
  title: string;
  state: 'online' | 'offline';
  at: string;
  /** Empty where nobody was signed in, and of what stood there before this list began. */
  by?: string | null;
  /** Who else approved it; or why it went online without. Neither where no review was asked for (decision 0045). */
  approvedBy?: string | null;
  withoutReview?: string | null;
  /** As it was stored then, in every language; nothing of what went offline. */
  content?: Record<string, unknown> | null;
};

/** The last acts of a subject, the newest first, without what they put online. */
export async function newestPublications(
  { db }: Payload,
  subject: string,
  limit: number,
  req?: PayloadRequest,
): Promise<Omit<Publication, 'subject' | 'title' | 'content'>[]> {
  const where = { subject: { equals: subject } };
  const select = { state: true, at: true, by: true, approvedBy: true, withoutReview: true } as const;
  const all = { collection: publicationsSlug, where, sort: '-id', select, limit, pagination: false, req } as const;
  return (await db.find<Publication>(all)).docs;
}
