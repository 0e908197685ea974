import type { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { caseCollections } from '../case-collections.ts';
import { draftedGlobalNamed } from '../drafted-globals.ts';
import { sharedCollections } from './shared-documents.ts';

type Build = typeof buildFormStateHandler;

const compared: readonly string[] = [...sharedCollections, ...caseCollections];

/**
 * How a form looks, without Payload's own look for a newer text at the first change where the form tells of it by itself: its dialog
 * stands before both texts, and its one button throws away what was typed (decision 0030). A case that was changed meanwhile is shown
 * anew with what was typed once that is to be saved (changed-meanwhile.tsx).
 */
export function withoutReload(build: Build): Build {
  return (args) => {
    const { collectionSlug, globalSlug, checkForStaleData } = args;
    const isCompared = draftedGlobalNamed(globalSlug) || compared.includes(collectionSlug ?? '');
    return build({ ...args, checkForStaleData: isCompared ? false : checkForStaleData });
  };
}
