import type { AfterErrorHook } from 'payload';

/**
 * A refusal of what is done to many documents at once says that none was done: the lists of the admin read the documents before the
 * reasons, and without them told the person of an unknown error.
 */
export const nameNoDocuments: AfterErrorHook = ({ collection, req, result }) => {
  const isOfMany = collection !== undefined && req.routeParams?.id === undefined;
  if (!isOfMany || !['PATCH', 'DELETE'].includes(req.method ?? '')) return undefined;
  return { response: { ...result, docs: [] } };
};
