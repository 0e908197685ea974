import { acceptOf } from '@insurer/contract/requests/check-files.ts';
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { FieldError } from '#app/forms/field-error.tsx';
import { toldApart } from '#app/forms/namesakes.ts';
import { fileSizeText } from '#app/texts/file-size.ts';
import { fill } from '#app/texts/fill.ts';
import { countText } from '#app/texts/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import { type ClaimData, pickedNames } from './claim-data.ts';
import type { LeftOver } from './refused-files.ts';
import { idOf, loadShrinking, type Photos } from './use-photos.ts';

type PickerProps = {
  files: ClaimData['files'];
  photos: Photos;
  /** What became of files that were chosen before. */
  message?: string;
  /** Files that the service did not take. */
  refused?: Pick<LeftOver, 'refused' | 'reason'>;
  /** The id of the form that they go with, where they stand beside it. */
  form?: string;
  view: View;
};

/** Where a link to the files leads. */
export const pickerId = 'photos';

/** Photos from the camera and files from the device, each of which can be taken back. It needs scripts, and is hidden without. */
export function PhotoPicker({ files, photos, message, refused, form, view }: PickerProps): ReactNode {
  const { claimSteps: words } = view.texts;
  const { field, rule } = files;
  const [camera, chooser] = pickedNames;
  useEffect(() => void loadShrinking().catch(() => {}), []);
  const named = (text: string, file: File) => toldApart(text, file, photos.files, view.language);
  const remove = (file: File, event: MouseEvent) => {
    passFocusOn(event.currentTarget);
    photos.remove(file);
  };
  return (
    <div className="claim__picker claim__with-scripts">
      {field.note && <p className="form-field__note">{field.note}</p>}
      <p className="form-field__hint" id="photos-hint">
        {field.hint}
      </p>
      <div className="claim__pick">
        <PickButton name={camera} label={words.takePhoto} accept="image/*" camera onPick={photos.add} form={form} />
        <PickButton
          name={chooser}
          id={pickerId}
          label={words.chooseFiles}
          accept={acceptOf(rule.types)}
          onPick={photos.add}
          form={form}
          error={message && `${pickerId}-error`}
        />
      </div>
      <FieldError id={pickerId} message={message} />
      <p role="status" className="claim__chosen">
        {photos.isPreparing ? words.preparing : chosenText(photos, view)}
      </p>
      <Refusals photos={photos} />
      {photos.files.length > 0 && (
        <ul className="claim__files" aria-label={field.label}>
          {photos.files.map((file, at) => (
            <li key={idOf(file)} className="claim__file">
              <div className="claim__file-name">
                <bdi>{file.name}</bdi>
                <bdi className="muted">{named(fileSizeText(file.size, files.units), file)}</bdi>
                <FieldError id={`file-${at}`} message={refused?.refused.includes(file) ? refused.reason : undefined} />
              </div>
              <button
                type="button"
                className="button button--quiet"
                aria-describedby={refused?.refused.includes(file) ? `file-${at}-error` : undefined}
                onClick={(event) => remove(file, event)}
              >
                <span aria-hidden="true">{words.remove}</span>
                <span className="visually-hidden">{fill(words.removeFile, { name: named(file.name, file) })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.files.length > 0 && (
        <p className="form-field__hint" data-kept={photos.isKept}>
          {photos.isKept ? words.filesKept : words.notKept}
        </p>
      )}
    </div>
  );
}

/** The button goes with its file: the keyboard goes on from the one that takes its place, the one before it, or the choice. */
function passFocusOn(button: Element): void {
  const entry = button.closest('li');
  const left = entry?.nextElementSibling ?? entry?.previousElementSibling;
  (left?.querySelector('button') ?? document.getElementById(pickerId))?.focus();
}

type PickProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'accept' | 'form'> & {
  label: string;
  camera?: boolean;
  /** The id of what is said to be wrong with the choice. */
  error?: string;
  onPick: Photos['add'];
};

function PickButton({ label, camera = false, error, onPick, ...input }: PickProps): ReactNode {
  const element = useRef<HTMLInputElement>(null);
  const pick = useRef(onPick);
  // What was chosen before React had come.
  useEffect(() => {
    const early = [...(element.current?.files ?? [])];
    if (early.length === 0) return;
    // React may still tell of this very choice: it would be held twice.
    if (element.current) element.current.value = '';
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
        {...input}
        ref={element}
        className="visually-hidden"
        type="file"
        multiple
        {...(camera && { capture: 'environment' as const })}
        aria-describedby={['photos-hint', error].filter(Boolean).join(' ')}
        aria-invalid={error ? true : undefined}
        onChange={onChange}
      />
    </label>
  );
}

function Refusals({ photos: { refused, setRefused } }: { photos: Photos }): ReactNode {
  // What was told in one step bars nothing in the next one.
  useLayoutEffect(() => () => setRefused([]), [setRefused]);
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
