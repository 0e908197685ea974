import type { Where } from 'payload';

export const externalLinksSlug = 'external-links';

/** `missing`: the other host says that there is no such page. `unreached`: nobody answered there, or with a fault of the host. */
export type ReachedAs = 'fine' | 'missing' | 'unreached';

/** An address on another host that this site links to, and how it was when it was tried last. */
export type StoredExternalLink = {
  id: number;
  address: string;
  state: ReachedAs;
  failures: number;
  checkedAt: string;
};

/** A host may be away for one night: it is told of after the second. */
const failuresToReport = 2;

/** Of which addresses editors are told. */
export const broken: Where = {
  or: [
    { state: { equals: 'missing' } },
    { and: [{ state: { equals: 'unreached' } }, { failures: { greater_than_equal: failuresToReport } }] },
  ],
};
