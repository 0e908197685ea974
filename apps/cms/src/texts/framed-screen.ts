import { splitPrefix, withPrefix } from '@insurer/contract/language.ts';
import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';

/** The address of the frame beside the form, at another page of the site: in its language, with the draft that its token opens. */
export function framedAt(url: string, path: string): string {
  const at = new URL(url);
  at.pathname = withPrefix(path, splitPrefix(at.pathname).language);
  return at.href;
}

/** Shows in the frame beside the form where the texts are read that somebody has chosen; the page itself where they are on all. */
export function useFramedScreen(path: string | undefined): void {
  const { url, setURL } = useLivePreviewContext();
  const wanted = url && path ? framedAt(url, path) : undefined;
  useEffect(() => {
    if (wanted && wanted !== url) setURL(wanted);
  }, [wanted, url, setURL]);
}
