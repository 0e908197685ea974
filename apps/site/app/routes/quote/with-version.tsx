import type { ReactNode } from 'react';

/** A sentence about rates with their version in it, which stands left to right in both languages. */
export function WithVersion({ sentence, version }: { sentence: string; version: string | undefined }): ReactNode {
  const [before = '', after = ''] = sentence.split('{version}');
  return (
    <>
      {before}
      {version ? <bdi dir="ltr">{version}</bdi> : '–'}
      {after}
    </>
  );
}
