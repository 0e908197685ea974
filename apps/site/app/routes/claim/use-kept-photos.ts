import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetPhotos, keepPhotos, keptPhotos, photosKeptMs } from './kept-photos.ts';

/**
 * Keeps the files of a claim on this device while they change, and brings those back that it kept before: after a reload,
 * Back from another page, or a change of language.
 *
 * @param since when the claim was begun; undefined where nothing of it is kept
 * @param onKept takes what was kept
 * @returns whether the files that are held are kept, and whether what was kept may still come
 */
export function useKeptPhotos(
  since: number | undefined,
  files: readonly File[],
  onKept: (kept: readonly File[]) => void,
) {
  const claim = since ?? 'none';
  const asked = useRef<typeof claim>(undefined);
  const [read, setRead] = useState<typeof claim>();
  const [isKept, setKept] = useState(false);
  const isRead = read === claim;
  const take = useEffectEvent(onKept);
  useEffect(() => {
    if (asked.current === claim) return;
    asked.current = claim;
    void keptPhotos(since).then((kept) => {
      take(kept);
      setRead(claim);
    });
  }, [claim, since]);
  useEffect(() => {
    if (!isRead || since === undefined) return;
    void keepPhotos(since, files).then(setKept);
    const end = setTimeout(() => {
      setKept(false);
      void forgetPhotos();
    }, photosKeptMs);
    return () => clearTimeout(end);
  }, [isRead, since, files]);
  return { isKept, isReading: !isRead };
}
