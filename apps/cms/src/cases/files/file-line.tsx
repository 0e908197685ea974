import { type Label, label } from '../../fields/labels.ts';
import { heldBackAs, isDownloadable } from './download-private-file.ts';
import { fileSizeText } from './file-size-text.ts';

type FileLineProps = {
  file: { id: number; name: string; size: number; scan: string; scannedAt?: string | null };
  /** The admin's address of its API. */
  api: string;
  say: (words: Label) => string;
};

const reasons = {
  infected: label('refused by the virus scanner', 'رفضه فاحص الفيروسات'),
  unscanned: label('waiting for the virus scan', 'بانتظار فحص الفيروسات'),
  unscannable: label(
    'the virus scanner could not look at it; it is tried again later',
    'تعذر على فاحص الفيروسات فحصه، وستُعاد المحاولة لاحقًا',
  ),
};

/** A file of a case: its download, or why there is none. */
export function FileLine({ file, api, say }: FileLineProps) {
  const size = say(fileSizeText(file.size));
  // From left to right in any letters: right to left, the ending of a name with a number would stand before the number.
  const name = <bdi dir="ltr">{file.name}</bdi>;
  if (isDownloadable(file.scan)) {
    return (
      <a href={`${api}/private-files/${file.id}/download`} download>
        {name} <bdi>({size})</bdi>
      </a>
    );
  }
  return (
    <span>
      {name} <bdi>({size})</bdi>: {say(reasons[heldBackAs(file)])}
    </span>
  );
}
