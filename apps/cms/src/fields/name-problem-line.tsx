'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, label } from './labels.ts';
import { nameProblem } from './name-problem.ts';
import { useNeverSaved } from './use-saved-at.ts';

const needed = label('It is published under a name. Fill this in.', 'لا يُنشر دون اسم، فاملأ هذا الحقل.');

/** Under the name in an address: that no address can have it. A draft is saved with any, and was told so by its publication alone. */
export function NameProblemLine({ path: fieldPath }: { path: string }) {
  const { value, showError } = useField<string>({ potentiallyStalePath: fieldPath });
  const language = adminLanguageOf(useTranslation().i18n);
  const isNew = useNeverSaved();
  const problem = value ? nameProblem(value) : isNew ? undefined : needed;
  // What was refused stands above the field by then.
  return (
    <p className="name-problem" role="status">
      {problem && !showError ? problem[language] : null}
    </p>
  );
}
