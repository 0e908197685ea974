import { partId } from './part-id.ts';

/** The id of a section, or of one of its items, to which a link can lead. The search makes the same ids. */
export function placeId(sectionId: string, itemId?: string): string {
  return itemId === undefined ? partId('place', sectionId) : partId('place', sectionId, itemId);
}
