import { beforeAll, expect, it } from 'vitest';
import configPromise from '../src/payload.config.ts';
import { refuseStaleSave } from '../src/together/refuse-stale.ts';
import { sharedCollections, togetherBar } from '../src/together/shared-documents.ts';

type Collection = Awaited<typeof configPromise>['collections'][number];
let collections: Collection[];
beforeAll(async () => {
  collections = (await configPromise).collections;
});

const slugsWhere = (holds: (collection: Collection) => boolean | undefined) =>
  collections
    .filter(holds)
    .map(({ slug }) => slug)
    .toSorted();
const shared = sharedCollections.toSorted();

it('who is there is told in each form of what people share, and in no other (decision 0030)', () => {
  const isTold = ({ admin }: Collection) => admin.components?.edit?.beforeDocumentControls?.includes(togetherBar);
  expect(slugsWhere(isTold)).toEqual(shared);
});

it('a stale save is refused of each of them, and of nothing else', () => {
  expect(slugsWhere(({ hooks }) => hooks.beforeValidate.includes(refuseStaleSave))).toEqual(shared);
});

it('jobs and rate tables alone keep a lock beside that', () => {
  const isLocked = ({ slug, lockDocuments }: Collection) =>
    shared.some((one) => one === slug) && lockDocuments !== false;
  expect(slugsWhere(isLocked)).toEqual(['jobs', 'rate-tables']);
});
