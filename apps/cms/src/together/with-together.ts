import type { GlobalConfig } from 'payload';
import { editedBy, noteGlobalEditor } from './edited-by.ts';
import { noteBasis, refuseStaleGlobalSave } from './refuse-stale.ts';
import { togetherBar } from './shared-documents.ts';

/**
 * A global that two people can have open at once: who else has it is seen, a stale save is refused, and who wrote a draft
 * is stored with it (decision 0030). It has no lock, which would let one person alone write.
 */
export function withGlobalTogether(global: GlobalConfig): GlobalConfig {
  const { hooks = {}, admin = {}, fields } = global;
  const { elements } = admin.components ?? {};
  const beforeDocumentControls = [togetherBar, ...(elements?.beforeDocumentControls ?? [])];
  return {
    ...global,
    lockDocuments: false,
    admin: { ...admin, components: { ...admin.components, elements: { ...elements, beforeDocumentControls } } },
    hooks: {
      ...hooks,
      beforeOperation: [noteBasis, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [refuseStaleGlobalSave, ...(hooks.beforeValidate ?? [])],
      beforeChange: [noteGlobalEditor, ...(hooks.beforeChange ?? [])],
    },
    fields: [editedBy, ...fields],
  };
}
