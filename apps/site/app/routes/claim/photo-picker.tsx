import { acceptOf } from '@insurer/contract/requests/check-files.ts';
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { fill } from '#app/texts/fill.ts';
import { countText } from '#app/texts/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import type { ClaimData } from './claim-data.ts';
import type { Photos } from './use-photos.ts';

type PickerProps = { files: ClaimData['files']; photos: Photos; view: View };

/** Photos from the camera and files from the device, each of which can be taken back. It needs scripts, and is hidden without. */
export function PhotoPicker({ files, photos, view }: PickerProps): ReactNode {
  const { claimSteps: words } = view.texts;
  const { field, rule } = files;
  return (
    <div className="claim__picker claim__with-scripts">
      <p className="form-field__hint" id="photos-hint">
        {field.hint}
      </p>
      <div className="claim__pick">
        <Pick label={words.takePhoto} accept="image/*" camera onPick={photos.add} />
        <Pick label={words.chooseFiles} accept={acceptOf(rule.types)} onPick={photos.add} />
      </div>
      <p role="status" className="claim__chosen">
        {photos.isPreparing ? words.preparing : chosenText(photos, view)}
      </p>
      <Refusals photos={photos} />
      {photos.files.length > 0 && (
        <ul className="claim__files" aria-label={field.label}>
          {photos.files.map((file) => (
            <li key={`${file.name}-${file.size}-${file.lastModified}`} className="claim__file">
              <span className="claim__file-name">
                <bdi>{file.name}</bdi>
                <span className="muted">{fill(words.fileSize, { size: megabytesOf(file) })}</span>
              </span>
              <button type="button" className="button button--quiet" onClick={() => photos.remove(file)}>
                <span aria-hidden="true">{words.remove}</span>
                <span className="visually-hidden">{fill(words.removeFile, { name: file.name })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.files.length > 0 && <p className="form-field__hint">{words.notKept}</p>}
    </div>
  );
}

type PickProps = { label: string; accept: string; camera?: boolean; onPick: Photos['add'] };

function Pick({ label, accept, camera = false, onPick }: PickProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const pick = useRef(onPick);
  // What was chosen before React had come.
  useEffect(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length === 0) return;
    // React may still tell of this very choice: it would be held twice.
    if (input.current) input.current.value = '';
    void pick.current(early);
  }, []);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // The same file may be chosen again after it was taken back.
    target.value = '';
    void onPick(chosen);
  };
  return (
    <label className={`button button--quiet claim__pick-button${camera ? ' claim__camera' : ''}`}>
      <Icon name={camera ? 'plus' : 'upload'} />
      <span>{label}</span>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={accept}
        multiple
        {...(camera && { capture: 'environment' as const })}
        aria-describedby="photos-hint"
        onChange={onChange}
      />
    </label>
  );
}

function Refusals({ photos: { refused } }: { photos: Photos }): ReactNode {
  return (
    <div role="alert">
      {refused.map(({ name, reason }) => (
        <p key={name} className="form-field__error">
          <Icon name="alert" />
          <span>
            <bdi>{name}</bdi>: {reason}
          </span>
        </p>
      ))}
    </div>
  );
}

function chosenText({ files }: Photos, view: View): string {
  const { claimSteps: words } = view.texts;
  return files.length === 0 ? words.noFiles : countText(words.chosen, files.length, view);
}

function megabytesOf({ size }: File): string {
  return Math.max(0.1, size / 1_048_576).toFixed(1);
}
