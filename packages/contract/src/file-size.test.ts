import { expect, test } from 'vitest';
import { sizeOfFile } from './file-size.ts';

test.each([
  [0, '1 kilobytes'],
  [5_000, '5 kilobytes'],
  [102_400, '100 kilobytes'],
  [1_048_064, '1 megabytes'],
  [1_048_575, '1 megabytes'],
  [1_048_576, '1 megabytes'],
  [1_572_864, '1.5 megabytes'],
  [2_097_152, '2 megabytes'],
])('%i bytes are told as %s', (bytes, told) => {
  const [unit, size] = sizeOfFile(bytes);
  expect(`${size} ${unit}`).toBe(told);
});
