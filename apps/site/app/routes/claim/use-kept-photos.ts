import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClaimData } from './claim-data.ts';
import { forgetOtherPhotos, keepPhotos, keptPhotos, photosKeptMs } from './kept-photos.ts';

/**
 * Keeps the files of a claim on this device while the visitor changes them, and brings those back that it kept before: after a reload,
 * Back from another page, or a change of language.
 *
 * @param claim when it was begun, and when the others were that this browser keeps
 * @param onKept takes what was kept
 * @returns whether the files that are held are kept, whether what was kept may still come, whether what was chosen once has ended, and
 *   `touch`, which tells that the visitor changes them: their hour begins anew
 */
export function useKeptPhotos(
  { since, others, chosenBefore }: Pick<ClaimData, 'since' | 'others' | 'chosenBefore'>,
  files: readonly File[],
  onKept: (kept: readonly File[]) => void,
) {
  const asked = useRef<number>(undefined);
  const isTouched = useRef(false);
  const [read, setRead] = useState<{ of: number; isKnown: boolean }>();
  const [isKept, setKept] = useState(false);
  const [until, setUntil] = useState<number>();
  const isRead = read?.of === since;
  const take = useEffectEvent(onKept);
  const forgetOthers = useEffectEvent(() => forgetOtherPhotos([since, ...others.map((other) => other.since)]));
  useEffect(() => {
    if (asked.current === since) return;
    asked.current = since;
    void keptPhotos(since).then((kept) => {
      if (typeof kept === 'object') {
        take(kept.files);
        setUntil((own) => own ?? kept.until);
        setKept(true);
      }
      setRead({ of: since, isKnown: kept !== 'unknown' });
      return forgetOthers();
    });
  }, [since]);
  useEffect(() => {
    if (!isRead || until === undefined) return;
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
  const haveEnded =
    until === undefined && (chosenBefore === 'ended' || (chosenBefore === 'kept' && isRead && read.isKnown));
  return { isKept, isReading: !isRead, haveEnded, touch };
}
