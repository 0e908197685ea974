import type { SanitizedConfig } from 'payload';

const takenOver = '/together/taken-over.tsx#TakenOver';

/** In the head of every form that Payload locks, the way back for whoever it was taken from. */
export function withTakeOver(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, lockDocuments } of config.collections) {
    const { edit } = admin.components ?? {};
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), takenOver];
    if (lockDocuments !== false) admin.components = { ...admin.components, edit: { ...edit, beforeDocumentControls } };
  }
  for (const { admin, lockDocuments } of config.globals) {
    const { elements } = admin.components ?? {};
    const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), takenOver];
    if (lockDocuments !== false)
      admin.components = { ...admin.components, elements: { ...elements, beforeDocumentControls } };
  }
  return config;
}
