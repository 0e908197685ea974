'use client';

import { Button, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, label } from '../fields/labels.ts';

const words = {
  first: label('Save or discard the other changes of this case first.', 'احفظ تغييرات الطلب الأخرى أو تجاهلها أولًا.'),
  discard: label('Discard the changes', 'تجاهل التغييرات'),
};

/** Why something waits that is done apart from the save of a case, with the way out where that save is refused: nothing else is lost by it. */
export function UnsavedChanges() {
  const { reset } = useForm();
  const { data } = useDocumentInfo();
  const language = adminLanguageOf(useTranslation().i18n);
  return (
    <>
      {words.first[language]}{' '}
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void reset(data ?? {})}>
        {words.discard[language]}
      </Button>
    </>
  );
}
