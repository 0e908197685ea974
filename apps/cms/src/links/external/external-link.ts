export const externalLinksSlug = 'external-links';

/** `missing`: the other host says that there is no such page. `unreached`: nobody answered there, or with a fault of the host. */
export type ReachedAs = 'fine' | 'missing' | 'unreached';

/** An address on another host that this site links to, and how it was when it was tried last. */
export type ExternalLink = { address: string; state: ReachedAs; failures: number; checkedAt: string };
export type StoredExternalLink = ExternalLink & { id: number };

/** A host may be away for one night: it is told of after the second. */
const toldAfter = 2;

/** Whether editors are told of it. */
export function isBroken({ state, failures }: Pick<ExternalLink, 'state' | 'failures'>): boolean {
  return state === 'missing' || (state === 'unreached' && failures >= toldAfter);
}
