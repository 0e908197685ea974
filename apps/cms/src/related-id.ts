type Id = number | string;
type Nothing = null | undefined;

/** The number of a row that is pointed to, whether the row itself was read with it or not. */
export function relatedId<Found extends Id>(related: Found | { id: Found }): Found;
export function relatedId<Found extends Id>(related: Found | { id: Found } | Nothing): Found | Nothing;
export function relatedId(related: Id | { id: Id } | Nothing): Id | Nothing {
  return typeof related === 'object' && related !== null ? related.id : related;
}
