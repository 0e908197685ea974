import type { FileAddress } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import { Icon } from '#app/ui/icon.tsx';
import { pdfFileName, savedFileUrl } from '#app/ui/media-url.ts';
import type { View } from '#app/view.ts';

type DownloadButtonProps = { file: FileAddress | undefined; title: string; view: View };

/**
 * Saves a document as `{title}.pdf` (decision D17). Without an address the button does nothing but write to the
 * log (ERR-25), which `enhance/downloads.ts` does; that also says where a download has failed (decision D9).
 */
export function DownloadButton({ file, title, view }: DownloadButtonProps): ReactNode {
  const texts = view.texts.documents;
  const label = (
    <>
      <Icon name="download" />
      <span>{texts.download}</span>
      <span className="visually-hidden"> {title}</span>
    </>
  );
  if (!file) {
    return (
      <button type="button" className="button button--quiet" data-download="none">
        {label}
      </button>
    );
  }
  const fileName = pdfFileName(title.replace(/\.pdf$/i, ''));
  return (
    <>
      <a
        className="button button--quiet"
        href={savedFileUrl(file.url, fileName)}
        download={fileName}
        data-download="file"
        data-failed={fill(texts.downloadFailed, { title })}
      >
        {label}
      </a>
      <p className="documents__problem" role="status" />
    </>
  );
}
