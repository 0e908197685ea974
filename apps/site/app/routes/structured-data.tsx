import type { ReactNode } from 'react';
import { InlineScript } from '#app/ui/policy-parts.tsx';

/** Facts for search engines as JSON-LD. `<` is escaped, so that no text can end the script. */
export function StructuredData({ of }: { of: Record<string, unknown> }): ReactNode {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of }).replaceAll('<', '\\u003c');
  return <InlineScript type="application/ld+json">{json}</InlineScript>;
}
