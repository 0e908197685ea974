'use client';

import { useConfig, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { callService, refusalOf } from '../call-service.ts';
import { adminLanguageOf, label } from '../fields/labels.ts';

const words = {
  download: label('Bases and factors as CSV', 'الأسعار الأساسية والعوامل بصيغة CSV'),
  upload: label('Bring in a CSV file (as a draft)', 'استيراد ملف CSV (كمسودة)'),
  unsaved: label(
    'Save what you have changed first: a file that is brought in loads this form anew. Then choose the file again.',
    'احفظ تعديلاتك أولًا، فاستيراد الملف يعيد تحميل هذا النموذج. ثم اختر الملف من جديد.',
  ),
  failed: label('The file could not be brought in.', 'تعذر استيراد الملف.'),
};

/** The numbers of the plans as a file for spreadsheets, and back. Nothing is brought in over what was typed and not saved. */
export function CsvField(): ReactNode {
  const { config } = useConfig();
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const isModified = useFormModified();
  const [message, setMessage] = useState('');
  const language = adminLanguageOf(i18n);
  if (!id) return null;
  const address = `${config.routes.api}/rate-tables/${id}/rates.csv`;

  async function send(file: File | undefined) {
    if (!file) return;
    if (isModified) return setMessage(words.unsaved[language]);
    const headers = { 'content-type': 'text/csv' };
    const response = await callService(address, { method: 'POST', headers, body: file });
    if (response?.ok) location.reload();
    else setMessage((await refusalOf(response)) ?? words.failed[language]);
  }

  return (
    <div className="field-type">
      <p>
        <a href={address} download>
          {words.download[language]}
        </a>
      </p>
      <label>
        {words.upload[language]}{' '}
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => {
            void send(target.files?.[0]);
            // The same file counts as chosen again.
            target.value = '';
          }}
        />
      </label>
      <p role="status">{message}</p>
    </div>
  );
}
