import { rm } from 'node:fs/promises';
import type { FileType } from '@insurer/contract/requests/field-rule.ts';

/** A file as it came in: what the browser says of it, what it is, and where it lies for now. */
export type ReceivedFile = {
  name: string;
  /** Media type that the browser named. */
  type: string;
  size: number;
  content: FileType | undefined;
  sha256: string;
  /** Undefined where nothing was kept: more files than allowed, or too large. */
  path: string | undefined;
};

/** The body of a request, read but not yet checked. */
export type Received = { values: Record<string, unknown>; files: Record<string, ReceivedFile[]> };

/** Removes the files of a request that was not stored. */
export async function discardFiles(received: Received): Promise<void> {
  for (const file of Object.values(received.files).flat()) if (file.path) await rm(file.path, { force: true });
}
