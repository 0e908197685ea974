import type { CollectionBeforeChangeHook } from 'payload';

/** What somebody sets to waiting again begins anew: it goes out at once, and is tried as often as something new. */
export const tryAnew: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (originalDoc?.state !== 'failed' || data.state !== 'waiting') return data;
  return { ...data, attempts: 0, nextAttemptAt: new Date().toISOString() };
};
