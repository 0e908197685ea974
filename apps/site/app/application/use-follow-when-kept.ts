import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Holds a link that is pressed before what was typed is kept: it is followed when that is, or with its second press. Where it leads
 * shows what this browser keeps.
 *
 * @param keep has what is typed kept now; undefined where nothing waits for it
 */
export function useFollowWhenKept(keep: () => Promise<void> | undefined): void {
  const wanted = useRef<HTMLAnchorElement>(undefined);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    wanted.current = undefined;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const kept = keep();
    if (!kept) return;
    event.preventDefault();
    // Nor does anybody else follow it yet.
    event.stopPropagation();
    wanted.current = link;
    // Another one may have been pressed since.
    void kept.then(() => wanted.current === link && link.click());
  });
  useEffect(() => {
    document.addEventListener('click', follow, true);
    return () => {
      wanted.current = undefined;
      document.removeEventListener('click', follow, true);
    };
  }, []);
}
