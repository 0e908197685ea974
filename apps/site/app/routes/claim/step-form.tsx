import type { ReactNode, Ref } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { savesForLater } from '#app/application/saved-answers.ts';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { fieldId } from '#app/forms/form-field-view.tsx';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { type ClaimData, type ClaimProblem, claimPath, onePagePath, stepQuery } from './claim-data.ts';
import { PhotoPicker } from './photo-picker.tsx';
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

/** One step with its fields; what was typed is kept by this browser before it is sent. */
export function StepForm({ claim, photos, problem, summary }: StepProps): ReactNode {
  const view = useApplicationView();
  const { step, fields } = claim;
  const here = localPath(claimPath, view.language);
  const { onChange, onSubmit } = useKeptForm(`${here}${stepQuery(step)}`);
  const state = problem ?? { values: claim.values, problems: [] };
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const placeOf = (name: string) => ({ label: labels.get(name) ?? '', href: `#${fieldId(name)}` });
  return (
    <StepFrame step={step} id={problem ? undefined : 'form'}>
      {step === 'what' && <Before claim={claim} view={view} />}
      <ProblemSummary problem={problem} placeOf={placeOf} element={summary} view={view} />
      <StepLead claim={claim} photos={photos} view={view} />
      <Form
        className="request-form__fields"
        method="post"
        action={`${here}${stepQuery(step)}#form`}
        aria-label={view.texts.claimSteps.steps[step]}
        onChange={onChange}
        onSubmit={onSubmit}
        noValidate
      >
        {fields.map((field) => (
          <StepField key={field.name} field={field} state={state} view={view} />
        ))}
        <PrivacyNote view={view} />
        <StepActions isWhole={claim.isWhole} here={here} view={view} />
        <button type="submit" name={savesForLater} value="1" className="text-button">
          {view.texts.forms.saveForLater}
        </button>
      </Form>
      {step === 'what' && <After here={here} hasAnswers={claim.resumeAt !== undefined} view={view} />}
    </StepFrame>
  );
}

function StepActions({ isWhole, here, view }: { isWhole: boolean; here: string; view: View }): ReactNode {
  const { claimSteps: words } = view.texts;
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="request-form__actions">
      <button type="submit" className="button button--action" aria-busy={isSending}>
        {words.next}
      </button>
      {isWhole && (
        <Link className="text-link" to={`${here}${stepQuery('check')}`}>
          {words.toCheck}
        </Link>
      )}
    </div>
  );
}

/** On the first step: how it goes, and where the visitor stopped. */
function Before({ claim: { unkept, resumeAt }, view }: { claim: ClaimData; view: View }): ReactNode {
  const { claimSteps: words } = view.texts;
  const here = localPath(claimPath, view.language);
  return (
    <>
      {unkept && (
        <p className="claim__note" role="status">
          {words.unkept}
        </p>
      )}
      <p className="lead">{words.lead}</p>
      <p>{words.privacy}</p>
      {resumeAt && (
        <p>
          <Link className="button button--quiet" to={`${here}${stepQuery(resumeAt)}`}>
            {words.goOn}
          </Link>
        </p>
      )}
    </>
  );
}

function After({ here, hasAnswers, view }: { here: string; hasAnswers: boolean; view: View }): ReactNode {
  const { claimSteps: words } = view.texts;
  return (
    <div className="claim__after">
      <a className="text-link" href={localPath(onePagePath, view.language)}>
        {words.onePage}
      </a>
      {hasAnswers && (
        <form method="post" action={`${here}?step=again`} aria-label={words.startAgain}>
          <button type="submit" className="text-button">
            {words.startAgain}
          </button>
        </form>
      )}
    </div>
  );
}

function StepLead({ claim: { step, files }, photos, view }: Omit<StepProps, 'problem' | 'summary'> & { view: View }) {
  const { claimSteps: words } = view.texts;
  if (step === 'payment') return <p>{words.paymentLead}</p>;
  if (step !== 'photos') return null;
  return (
    <>
      <p>{words.photosLead}</p>
      <p className="claim__without-scripts">{words.photosLater}</p>
      <PhotoPicker files={files} photos={photos} view={view} />
    </>
  );
}
