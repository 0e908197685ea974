import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepPhotos, keptPhotos, photosKeptMs } from './kept-photos.ts';

/**
 * Keeps the files of a claim on this device while the visitor changes them, and brings those back that it kept before: after a reload,
 * Back from another page, or a change of language.
 *
 * @param since when the claim was begun; undefined where nothing of it is kept
 * @param onKept takes what was kept
 * @returns whether the files that are held are kept, whether what was kept may still come, and `touch`, which tells that the visitor
 *   changes them: their hour begins anew
 */
export function useKeptPhotos(
  since: number | undefined,
  files: readonly File[],
  onKept: (kept: readonly File[]) => void,
) {
  const claim = since ?? 'none';
  const asked = useRef<typeof claim>(undefined);
  const isTouched = useRef(false);
  const [read, setRead] = useState<typeof claim>();
  const [isKept, setKept] = useState(false);
  const [until, setUntil] = useState<number>();
  const isRead = read === claim;
  const take = useEffectEvent(onKept);
  useEffect(() => {
    if (asked.current === claim) return;
    asked.current = claim;
    void keptPhotos(since).then((kept) => {
      if (kept) {
        take(kept.files);
        setUntil((own) => own ?? kept.until);
        setKept(true);
      }
      setRead(claim);
    });
  }, [claim, since]);
  useEffect(() => {
    if (!isRead || since === undefined || until === undefined) return;
    if (isTouched.current) void keepPhotos(since, { files, until }).then(setKept);
    const end = setTimeout(() => {
      setKept(false);
      // Another tab of the same claim may keep them for longer.
      void keptPhotos(since);
    }, until - Date.now());
    return () => clearTimeout(end);
  }, [isRead, since, files, until]);
  const touch = () => {
    isTouched.current = true;
    setUntil(Date.now() + photosKeptMs);
  };
  return { isKept, isReading: !isRead, touch };
}
