import type { SanitizedConfig } from 'payload';

const putBack = '/together/put-back.tsx#PutBack';

/** Lets every form know when all that was changed in it is as it was; of a file that was chosen nothing can be compared. */
export function withPutBack(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, upload } of config.collections) {
    const { edit } = admin.components ?? {};
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), putBack];
    if (!upload) admin.components = { ...admin.components, edit: { ...edit, beforeDocumentControls } };
  }
  for (const { admin } of config.globals) {
    const { elements } = admin.components ?? {};
    const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), putBack];
    admin.components = { ...admin.components, elements: { ...elements, beforeDocumentControls } };
  }
  return config;
}
