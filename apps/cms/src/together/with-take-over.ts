import type { SanitizedConfig } from 'payload';
import { inFormHeads } from '../in-form-heads.ts';

/** In the head of every form that Payload locks, the way back for whoever it was taken from. */
export function withTakeOver(config: SanitizedConfig): SanitizedConfig {
  const isLocked = ({ lockDocuments }: { lockDocuments?: false | object }) => lockDocuments !== false;
  return inFormHeads(config, '/together/taken-over.tsx#TakenOver', { collections: isLocked, globals: isLocked });
}
