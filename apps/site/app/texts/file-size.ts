import { sizeOfFile } from '@insurer/contract/file-size.ts';
import { fill } from './fill.ts';
import type { Texts } from './texts.ts';

/** A number of bytes, such as "340 KB": the same wherever a file is told of. */
export function fileSizeText(bytes: number, units: Pick<Texts['requests'], 'kilobytes' | 'megabytes'>): string {
  const [unit, size] = sizeOfFile(bytes);
  return fill(units[unit], { size });
}
