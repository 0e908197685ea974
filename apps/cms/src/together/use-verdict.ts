import { useEffect, useState } from 'react';
import type { Verdict } from './meanwhile.ts';
import type { Presence } from './present.ts';

/** What the window is told once a reviewer has approved or returned the text of its form. */
export const reviewMoved = 'review-moved';

/** What a reviewer said of the text of this form since it was opened: what was said before stands in its panel from the start. */
export function useVerdict(presence: Presence | undefined): Verdict | undefined {
  const [opened, setOpened] = useState<{ at: string | undefined }>();
  if (presence && !opened) setOpened({ at: presence.verdict?.at });
  const verdict = opened && presence?.verdict?.at !== opened.at ? presence?.verdict : undefined;
  const at = verdict?.at;
  useEffect(() => {
    if (at !== undefined) window.dispatchEvent(new Event(reviewMoved));
  }, [at]);
  return verdict;
}
