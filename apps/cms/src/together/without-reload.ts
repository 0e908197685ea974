import type { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { draftedGlobalNamed } from '../drafted-globals.ts';
import { sharedCollections } from './shared-documents.ts';

type Build = typeof buildFormStateHandler;

/**
 * How a form looks, without Payload's own look for a newer text at the first change where the form tells of it by itself: its dialog
 * stands before both texts, and its one button throws away what was typed (decision 0030).
 */
export function withoutReload(build: Build): Build {
  return (args) => {
    const { collectionSlug, globalSlug, checkForStaleData } = args;
    const isCompared = draftedGlobalNamed(globalSlug) || sharedCollections.some((slug) => slug === collectionSlug);
    return build({ ...args, checkForStaleData: isCompared ? false : checkForStaleData });
  };
}
