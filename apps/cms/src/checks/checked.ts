import type { CollectionSlug } from 'payload';
import type { Subject } from '../subject.ts';

/** The collections that are checked before a publication; every drafted global is, too. */
export const checkedCollections = ['pages', 'jobs', 'rate-tables'] as const satisfies CollectionSlug[];
export type CheckedCollection = (typeof checkedCollections)[number];
export type Checked = Subject<CheckedCollection>;
