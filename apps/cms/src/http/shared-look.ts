/** So long what one asked is the answer for all: shorter than any prober waits between two looks. */
const freshMs = 500;

/**
 * One look for all who ask at once, and for half a second after it began: whoever may ask can otherwise make the database and
 * the object storage work as often as there are requests.
 *
 * @returns gives the outcome of a look; it is a new one where the last began longer ago and is over
 */
export function sharedLook<Outcome>(look: () => Promise<Outcome>): () => Promise<Outcome> {
  let present: { began: number; outcome: Promise<Outcome>; isOver: boolean } | undefined;
  return () => {
    if (present && (!present.isOver || performance.now() - present.began < freshMs)) return present.outcome;
    const begun = { began: performance.now(), outcome: look(), isOver: false };
    const end = () => {
      begun.isOver = true;
    };
    begun.outcome.then(end, end);
    present = begun;
    return begun.outcome;
  };
}
