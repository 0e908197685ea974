import { sizeOfFile } from '@insurer/contract/file-size.ts';
import { ar } from '@insurer/contract/texts/ar.ts';
import { en } from '@insurer/contract/texts/en.ts';
import { type Label, label } from '../../fields/labels.ts';

/** How large a file is, such as `340 KB` or `2.4 MB`, as the site says it where its texts are the built-in ones. @param bytes of the file */
export function fileSizeText(bytes: number): Label {
  const [unit, size] = sizeOfFile(bytes);
  const said = (words: string) => words.replace('{size}', String(size));
  return label(said(en.requests[unit]), said(ar.requests[unit]));
}
