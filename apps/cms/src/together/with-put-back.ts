import type { SanitizedConfig } from 'payload';
import { inFormHeads } from '../in-form-heads.ts';

/** Lets every form know when all that was changed in it is as it was; of a file that was chosen nothing can be compared. */
export function withPutBack(config: SanitizedConfig): SanitizedConfig {
  const meant = { collections: ({ upload }: { upload: unknown }) => !upload, globals: () => true };
  return inFormHeads(config, '/together/put-back.tsx#PutBack', meant);
}
