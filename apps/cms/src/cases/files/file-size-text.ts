import { type Label, label } from '../../fields/labels.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** How large a file is, such as `340 KB` or `2.4 MB`; never nothing. @param bytes of the file */
export function fileSizeText(bytes: number): Label {
  if (bytes < megabyte) {
    const count = Math.max(1, Math.round(bytes / kilobyte));
    return label(`${count} KB`, `${count} كيلوبايت`);
  }
  const count = Math.round((bytes / megabyte) * 10) / 10;
  return label(`${count} MB`, `${count} ميغابايت`);
}
