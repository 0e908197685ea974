import { type Dispatch, useRef, useState } from 'react';
import { lookInto, problemOfFiles } from '#app/forms/file-contents.ts';
import type { ClaimData } from './claim-data.ts';
import { useKeptPhotos } from './use-kept-photos.ts';

type Refused = { name: string; reason: string };
/** The files of a claim as this page holds them. */
export type Photos = {
  files: readonly File[];
  refused: readonly Refused[];
  setRefused: Dispatch<readonly Refused[]>;
  /** Whether a reload or another language finds them again. */
  isKept: boolean;
  isPreparing: boolean;
  /** What was chosen once is neither here nor on the device. */
  haveEnded: boolean;
  /** Whether files are on their way in, which a rendering may not know yet. */
  isAdding: () => boolean;
  add: (chosen: readonly File[]) => Promise<void>;
  remove: (file: File) => void;
};

/** Holds the chosen files within the rule: photos that are too large are made smaller, and what is refused is told by its name. */
export function usePhotos(claim: Pick<ClaimData, 'files' | 'since' | 'others' | 'chosenBefore'>): Photos {
  const { rule, messages } = claim.files;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [preparing, setPreparing] = useState(0);
  const underWay = useRef(0);
  const problemOf = (all: readonly File[]) => {
    const key = problemOfFiles({ kind: 'files', files: rule }, all);
    return key && messages[key];
  };
  const hold = (ready: readonly File[]) => {
    const wrong = ready.flatMap((file) => {
      const reason = problemOf([file]);
      return reason ? [{ name: file.name, reason }] : [];
    });
    const good = ready.filter((file) => problemOf([file]) === undefined);
    const newIn = (held: readonly File[]) => good.filter((file) => !held.some((one) => idOf(one) === idOf(file)));
    setFiles((held) => [...held, ...newIn(held).slice(0, rule.maximumFiles - held.length)]);
    const tooMany = newIn(files).slice(Math.max(0, rule.maximumFiles - files.length));
    const countReason = messages[rule.countMessage] ?? '';
    setRefused((told) => [...told, ...wrong, ...tooMany.map(({ name }) => ({ name, reason: countReason }))]);
  };
  const { isKept, isReading, haveEnded, touch } = useKeptPhotos(claim, files, hold);
  const add = async (chosen: readonly File[]) => {
    underWay.current += 1;
    setPreparing((count) => count + 1);
    setRefused([]);
    // One that cannot be read now is the server's to look into.
    await Promise.allSettled(chosen.map(lookInto));
    const ready = await Promise.all(
      chosen.map(async (file) => (problemOf([file]) && (await shrunk(file, rule.maximumBytes))) || file),
    );
    underWay.current -= 1;
    setPreparing((count) => count - 1);
    hold(ready);
    touch();
  };
  const remove = (file: File) => {
    setFiles((held) => held.filter((one) => one !== file));
    setRefused([]);
    touch();
  };
  const isAdding = () => isReading || underWay.current > 0;
  const isHeld = files.length > 0 || preparing > 0;
  return {
    ...{ files, refused, setRefused, isKept, isAdding, add, remove },
    isPreparing: preparing > 0,
    haveEnded: haveEnded && !isHeld,
  };
}

/** It comes with the screens that take files, while there is a connection. */
export const loadShrinking = () => import('#app/forms/shrink-photo.ts');

/** Without its code the file is told as it is. */
function shrunk(file: File, maximumBytes: number): Promise<File | undefined> {
  return loadShrinking()
    .then(({ shrinkPhoto }) => shrinkPhoto(file, maximumBytes))
    .catch(() => undefined);
}

/** What tells files apart: one that is chosen again is the same. */
export function idOf({ name, size, lastModified }: File): string {
  return `${name}-${size}-${lastModified}`;
}
