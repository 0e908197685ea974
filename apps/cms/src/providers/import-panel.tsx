'use client';

import { useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { bodyOf, callService } from '../call-service.ts';
import { adminLanguageOf } from '../fields/labels.ts';
import { ImportPreviewSection } from './import-preview-section.tsx';
import { importWords } from './import-words.ts';
import type { ImportPreview } from './provider-endpoints.ts';

type State = { file?: File; preview?: ImportPreview; message?: string; isBusy?: boolean };

/** Brings a file in: chosen, looked at, confirmed. What was chosen stays in the browser until then. */
export function ImportPanel(): ReactNode {
  const { config } = useConfig();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const router = useRouter();
  const [{ file, preview, message, isBusy }, setState] = useState<State>({});
  const [removesGone, setRemovesGone] = useState(false);
  const say = importWords[adminLanguageOf(i18n)];
  const base = `${config.routes.api}/providers`;
  if (!['admin', 'editor'].includes(String(user?.role))) return null;

  async function send(path: string, chosen: File): Promise<ImportPreview | undefined> {
    setState({ file: chosen, isBusy: true });
    const headers = { 'content-type': 'text/csv' };
    const response = await callService(`${base}${path}`, { method: 'POST', headers, body: chosen });
    const body = await bodyOf<ImportPreview & { message?: string }>(response);
    if (response?.ok && body) return body;
    setState({ message: body?.message ?? say.failed });
    return undefined;
  }

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    setRemovesGone(false);
    const found = await send('/import-preview', chosen);
    if (found) setState({ file: chosen, preview: found });
  }

  async function confirm() {
    if (!file || !preview) return;
    const done = await send(
      `/import?${new URLSearchParams({ digest: preview.digest, remove: String(removesGone) })}`,
      file,
    );
    if (!done) return;
    const { added, changed, gone } = done.counts;
    setState({ message: say.done(added, changed, removesGone ? gone : 0) });
    router.refresh();
  }

  return (
    <div className="provider-import">
      <p>
        <a href={`${base}/export.csv`} download>
          {say.export}
        </a>
      </p>
      <details>
        <summary>{say.title}</summary>
        <p>{say.help}</p>
        <label className="provider-import__file">
          {say.file}
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={isBusy}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        <p role="status">{isBusy ? say.busy : message}</p>
        {preview && (
          <ImportPreviewSection
            file={file}
            preview={preview}
            say={say}
            removesGone={removesGone}
            setRemovesGone={setRemovesGone}
            confirm={() => void confirm()}
          />
        )}
      </details>
    </div>
  );
}
