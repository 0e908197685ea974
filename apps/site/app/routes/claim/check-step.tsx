import { claimStepNames } from '@insurer/contract/forms/claim-step-names.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { photosMark } from '#app/application/ended-photos.ts';
import { ServerPart } from '#app/application/server-part.tsx';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { FormFieldView, fieldId } from '#app/forms/form-field-view.tsx';
import { emptyState, honeypotField } from '#app/forms/form-state.ts';
import { fill } from '#app/texts/fill.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { AnswerList } from './answer-list.tsx';
import {
  type ClaimData,
  type ClaimProblem,
  claimPath,
  pickedNames,
  sendPath,
  stepQuery,
  withoutFilesField,
} from './claim-data.ts';
import { EndedFiles } from './ended-files.tsx';
import { forgetPhotos } from './kept-photos.ts';
import { PhotoPicker, pickerId } from './photo-picker.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import type { withoutRemoved } from './refused-files.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { StepFrame } from './step-frame.tsx';
import type { Photos } from './use-photos.ts';

type CheckProps = { claim: ClaimData; photos: Photos; problem: ClaimProblem | undefined };

/** Every answer once more, the files, and the button that sends them: with scripts it shows how far the files are. */
export function CheckStep({ claim, photos, problem: posted }: CheckProps): ReactNode {
  const view = useApplicationView();
  const { claimSteps: words, forms } = view.texts;
  const here = localPath(claimPath, view.language);
  const { problem: answered = posted, sent, follow, percent, isBusy, onSubmit } = useSending(claim, photos, view);
  const left = answered && sent && follow?.(answered, sent, photos.files, view.language);
  const { problem } = left ?? { problem: answered };
  const summary = useRef<HTMLDivElement>(null);
  // Without scripts the picker is not there.
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  useEffect(() => {
    if (answered) summary.current?.focus();
  }, [answered]);
  const linkTo = (name: string) => {
    for (const step of claimStepNames) {
      const row = claim.rows?.[step]?.find((one) => one.name === name);
      if (row) return { label: row.label, href: `${here}${stepQuery(step, claim.since)}` };
    }
    const { field } = claim.files;
    return { label: name === field.name ? field.label : '', href: `#${hasScripts ? pickerId : fieldId(field.name)}` };
  };
  return (
    <StepFrame claim={claim} wrong={problem !== undefined}>
      <EndedFiles claim={claim} photos={photos} view={view} />
      <ProblemSummary problem={problem} linkTo={linkTo} element={summary} view={view} />
      <p>{words.checkLead}</p>
      <AnswerList rows={claim.rows ?? {}} since={claim.since} view={view} />
      <form
        className="request-form__fields"
        method="post"
        action={`${here}${stepQuery('check', claim.since)}#form`}
        encType="multipart/form-data"
        data-kept-under={photosMark}
        data-unkept="*"
        onSubmit={onSubmit}
        noValidate
      >
        <div className="request-form__trap" aria-hidden="true">
          <label htmlFor="field-website">{forms.leaveEmpty}</label>
          <input id="field-website" type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </div>
        <div className="claim__attach">
          <h3>{words.attach}</h3>
          <div className="claim__without-scripts">
            <ServerPart>
              {import.meta.env.SSR && (
                <FormFieldView field={claim.files.field} state={posted ?? emptyState} view={view} checked />
              )}
            </ServerPart>
          </div>
          <PhotoPicker files={claim.files} photos={photos} refused={left} view={view} />
        </div>
        {(problem?.filesOnDevice || photos.haveEnded) && <input type="hidden" name={withoutFilesField} value="1" />}
        <PrivacyNote view={view} />
        <div className="request-form__actions">
          <button type="submit" className="button button--action" aria-busy={isBusy}>
            {claim.button}
          </button>
          <p className="request-form__progress" role="status">
            {isBusy && fill(forms.sendingPercent, { percent: percent ?? 0 })}
          </p>
          {percent !== undefined && <progress className="steps__bar" aria-hidden="true" value={percent} max={100} />}
        </div>
      </form>
    </StepFrame>
  );
}

/** `follow` says what is left of a problem with files while they are taken back; without its code the problem stays as it was told. */
type Answer = { problem: ClaimProblem; sent: readonly File[]; follow: typeof withoutRemoved | undefined };

const loadFollowing = () => import('./refused-files.ts').then((code) => code.withoutRemoved).catch(() => undefined);

/** Sends the form once; what goes wrong comes back, and the files are still there. */
function useSending(claim: ClaimData, photos: Photos, { language, texts }: Pick<View, 'language' | 'texts'>) {
  const [percent, setPercent] = useState<number>();
  const [answer, setAnswer] = useState<Answer>();
  const [waiting, setWaiting] = useState<HTMLFormElement>();
  const { isPreparing, isAdding } = photos;
  // A press while a photo is made smaller counts, and one before React had taken any: it sends as soon as the photo is ready.
  useEffect(() => {
    if (isPreparing || isAdding() || !waiting) return;
    setWaiting(undefined);
    waiting.requestSubmit();
  }, [isPreparing, isAdding, waiting]);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (percent !== undefined) return;
    if (isPreparing || isAdding()) return setWaiting(event.currentTarget);
    const body = new FormData(event.currentTarget);
    const { name: documents } = claim.files.field;
    for (const name of [documents, ...pickedNames]) body.delete(name);
    const sent = photos.files;
    for (const file of sent) body.append(documents, file, file.name);
    setAnswer(undefined);
    setPercent(0);
    const shown = (part: number) => setPercent(Math.round(part * 100));
    const address = `${localPath(sendPath, language)}${stepQuery('check', claim.since)}`;
    const result = await sendWithProgress(address, body, shown).catch(() => undefined);
    if (result?.to !== undefined) {
      await forgetPhotos(claim.since);
      return location.assign(result.to);
    }
    const { connectionLost: failure } = texts.forms;
    // The page still holds the files.
    const problem = result?.problem ?? { values: {}, problems: [], failure };
    const follow = problem.problems.some(({ files }) => files) ? await loadFollowing() : undefined;
    setPercent(undefined);
    setAnswer({ problem: { ...problem, filesLost: false }, sent, follow });
  };
  return { percent, ...answer, isBusy: percent !== undefined || waiting !== undefined, onSubmit };
}
