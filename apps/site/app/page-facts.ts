import { createContext, useContext } from 'react';
import type { PageRequest } from './request-context.ts';

/** What the page's frame must know even where a loader failed. Set by entry.server.tsx around every drawing. */
export type PageFacts = Pick<PageRequest, 'requestId' | 'language' | 'path' | 'search' | 'preview' | 'production'> & {
  /** The public origin, for canonical addresses. */
  siteUrl: string;
  /** Signs what the site may be asked to draw (social-picture.ts). */
  seal: (text: string) => string;
  /** The origin of the content service's admin, which shows previews beside its forms. */
  cmsOrigin?: string;
};

export const PageFactsContext = createContext<PageFacts | undefined>(undefined);

/** @throws when drawn outside of entry.server.tsx */
export function usePageFacts(): PageFacts {
  const facts = useContext(PageFactsContext);
  if (!facts) throw new Error('There are no page facts: draw inside PageFactsContext.');
  return facts;
}
