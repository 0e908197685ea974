import { useEffect, useState } from 'react';

/** The element that a selector names, while there is one: where Payload lets nothing be put, it is looked for. */
export function useElement(selector: string): Element | null {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setElement(document.querySelector(selector));
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [selector]);
  return element;
}
