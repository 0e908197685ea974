'use client';

import { consentNames, jobApplication } from '@insurer/contract/forms/job-application.ts';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf } from '../../fields/labels.ts';

/** What somebody agreed to, in the form's built-in words; a consent that is gone from the form by its name. */
export function ConsentLabel() {
  const { data } = useRowLabel<{ name?: string }>();
  const { i18n } = useTranslation();
  const known = consentNames.find((name) => name === data?.name);
  return <span>{known ? jobApplication.consents[known][adminLanguageOf(i18n)] : data?.name}</span>;
}
