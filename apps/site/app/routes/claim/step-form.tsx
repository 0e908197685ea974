import { type ReactNode, type Ref, useEffect } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { savesForLater } from '#app/application/saved-answers.ts';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { useCorrected } from '#app/application/use-corrected.ts';
import { fieldId } from '#app/forms/form-field-view.tsx';
import type { FieldMessage } from '#app/forms/form-state.ts';
import { labelled } from '#app/forms/labelled.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { type ClaimData, type ClaimProblem, claimPath, notInTheOpen, onePagePath, stepQuery } from './claim-data.ts';
import { EndedFiles } from './ended-files.tsx';
import { PhotoPicker, pickerId } from './photo-picker.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { StepField } from './step-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { useKeptForm } from './use-kept-form.ts';
import type { Photos } from './use-photos.ts';

type StepProps = {
  claim: ClaimData;
  photos: Photos;
  problem: ClaimProblem | undefined;
  summary: Ref<HTMLDivElement>;
};

const formId = 'claim-step-form';

/** One step with its fields; what was typed is kept by this browser before it is sent. */
export function StepForm({ claim, photos, problem, summary }: StepProps): ReactNode {
  const view = useApplicationView();
  const { step, fields, since } = claim;
  const here = localPath(claimPath, view.language);
  const address = `${here}${stepQuery(step, since)}`;
  const { onChange, onSubmit, wrong } = useKeptForm(address, problem);
  const left = useLeft(problem, wrong, photos, claim);
  const state = { values: claim.values, ...problem, problems: left?.problems ?? [] };
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const { field: files } = claim.files;
  const linkTo = (name: string) =>
    name === files.name
      ? { label: files.label, href: `#${pickerId}` }
      : { label: labels.get(name) ?? '', href: `#${fieldId(name)}` };
  return (
    <StepFrame claim={claim} wrong={left !== undefined}>
      <EndedFiles claim={claim} photos={photos} view={view} />
      {step === 'what' && <Before claim={claim} here={here} view={view} />}
      <ProblemSummary problem={left} linkTo={linkTo} element={summary} view={view} />
      <StepLead claim={claim} photos={photos} problem={left} view={view} />
      <Form
        id={formId}
        className="request-form__fields"
        method="post"
        action={`${address}#form`}
        aria-label={view.texts.claimSteps.steps[step]}
        onChange={onChange}
        onSubmit={onSubmit}
        data-unkept={notInTheOpen}
        noValidate
      >
        {fields.map((field) => (
          <StepField key={field.name} field={field} state={state} view={view} />
        ))}
        <PrivacyNote view={view} />
        <StepActions claim={claim} here={here} view={view} />
        <button type="submit" name={savesForLater} value="1" className="text-button">
          {view.texts.forms.saveForLater}
        </button>
      </Form>
      {step === 'what' && <After claim={claim} here={here} view={view} />}
    </StepFrame>
  );
}

/** What of a problem is not put right yet, by what is wrong with the form as it stands and by the files that were chosen. */
function useLeft(
  problem: ClaimProblem | undefined,
  wrong: readonly FieldMessage[] | undefined,
  { files }: Photos,
  { files: { field } }: ClaimData,
): ClaimProblem | undefined {
  const { shown, correct } = useCorrected(problem);
  const hasFiles = files.length > 0;
  useEffect(() => {
    if (!problem || !(wrong || hasFiles)) return;
    const named = problem.problems.map((one) => one.field).filter((name) => !(hasFiles && name === field.name));
    const problems = (wrong ?? problem.problems).filter((one) => named.includes(one.field));
    correct(problems.length > 0 ? { ...problem, problems } : undefined);
  }, [problem, wrong, hasFiles, field.name, correct]);
  return shown;
}

type PartProps = { claim: ClaimData; here: string; view: View };

function StepActions({ claim: { isWhole, since }, here, view }: PartProps): ReactNode {
  const { claimSteps: words } = view.texts;
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="request-form__actions">
      <button type="submit" className="button button--action" aria-busy={isSending}>
        {words.next}
      </button>
      {isWhole && (
        <Link className="text-link" to={`${here}${stepQuery('check', since)}`}>
          {words.toCheck}
        </Link>
      )}
    </div>
  );
}

/** On the first step: how it goes, and where the visitor stopped. */
function Before({ claim: { unkept, resumeAt, since, others }, here, view }: PartProps): ReactNode {
  const { claimSteps: words } = view.texts;
  return (
    <>
      {unkept && (
        <p className="steps__unkept" role="status">
          {words.unkept}
        </p>
      )}
      <p className="lead">{words.lead}</p>
      <p>{words.privacy}</p>
      {resumeAt && (
        <p>
          <Link className="button button--quiet" to={`${here}${stepQuery(resumeAt, since)}`}>
            {words.goOn}
          </Link>
        </p>
      )}
      {others.length > 0 && <Others others={others} here={here} view={view} />}
    </>
  );
}

/** Claims that were begun in this browser, in another window or another day: what is typed here does not touch them. */
function Others({ others, here, view }: Pick<ClaimData, 'others'> & Omit<PartProps, 'claim'>): ReactNode {
  const { claimSteps: words } = view.texts;
  return (
    <div className="claim__others">
      <p>{words.othersBegun}</p>
      <ul>
        {others.map(({ since, resumeAt, title }) => (
          <li key={since}>
            <Link className="text-link" id={`begun-${since}`} to={`${here}${stepQuery(resumeAt, since)}`}>
              {labelled(words.goOn, title)}
            </Link>
            <ClearForm since={since} here={here} words={words} describedBy={`begun-${since}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function After({ claim: { resumeAt, since }, here, view }: PartProps): ReactNode {
  const { claimSteps: words } = view.texts;
  return (
    <div className="claim__after">
      <a className="text-link" href={localPath(onePagePath, view.language)}>
        {words.onePage}
      </a>
      {resumeAt !== undefined && <ClearForm since={since} here={here} words={words} />}
    </div>
  );
}

type ClearProps = Pick<ClaimData, 'since'> & {
  here: string;
  words: View['texts']['claimSteps'];
  /** The id of what says which claim it is, where there are several. */
  describedBy?: string;
};

function ClearForm({ since, here, words, describedBy }: ClearProps): ReactNode {
  return (
    <form method="post" action={`${here}${stepQuery('again', since)}`} aria-label={words.startAgain}>
      <button type="submit" className="text-button" aria-describedby={describedBy}>
        {words.startAgain}
      </button>
    </form>
  );
}

function StepLead({ claim: { step, files }, photos, problem, view }: Omit<StepProps, 'summary'> & { view: View }) {
  const { claimSteps: words } = view.texts;
  if (step !== 'photos') return null;
  const message = problem?.problems.find(({ field }) => field === files.field.name)?.message;
  return (
    <>
      <p>{words.photosLead}</p>
      <p className="claim__without-scripts">{words.photosLater}</p>
      <PhotoPicker files={files} photos={photos} message={message} form={formId} view={view} />
    </>
  );
}
