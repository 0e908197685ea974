import type { ReactNode } from 'react';

/**
 * HTML inside of an application that the server writes and the browser leaves as it is, such as heading and breadcrumb:
 * what they are made of stays on the server. Its children stand behind `import.meta.env.SSR`, so that the browser's
 * build has none of their code.
 */
export function ServerPart({ children }: { children: ReactNode }): ReactNode {
  if (import.meta.env.SSR) return <div>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps what it finds, and this is never written
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
