/** How long a part may stay hidden for it. */
const hiddenMs = 1_000;

/**
 * Has the fields of an open row rendered that Payload has left out. It renders them when the browser tells that they are in sight,
 * and of what a busy browser tells at once it takes the first: that a row which has just come was still folded. It is never told
 * again, so the row stays blank; here it goes out of sight and comes back.
 */
export async function wakeBlankFields(row: Element): Promise<void> {
  const blank = [...row.querySelectorAll<HTMLElement>('.render-fields:empty')].filter((part) => part.checkVisibility());
  await Promise.all(
    blank.map(async (part) => {
      part.style.display = 'none';
      await outOfSight(part);
      part.style.display = '';
    }),
  );
}

/** Payload's own observer is older, and has been told before this one. */
function outOfSight(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(done);
    observer.observe(part);
    setTimeout(done, hiddenMs);
    function done(): void {
      observer.disconnect();
      resolve();
    }
  });
}
