import { type RefObject, useEffect } from 'react';

/** Tells the page, or the drawer that has its own, how high the lines below the bar of buttons are, which hang over what stands there (`together.css`). */
export function useHeight(lines: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = lines;
    if (!current) return;
    const { style } = current.closest<HTMLElement>('.drawer') ?? document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--together-lines', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--together-lines');
    };
  }, [lines]);
}
