import type { Field, SanitizedConfig } from 'payload';

const cell = '/fields/moment-cell.tsx#MomentCell';
const head = '/fields/head-moments.tsx#HeadMoments';

/**
 * Shows every date of a list in Riyadh's time, those that Payload adds itself included, unless a field says otherwise, and those
 * in the head of a document's form.
 */
export function withMomentCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, timestamps, admin } of config.collections) {
    showMoments(fields);
    const { edit } = admin.components ?? {};
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), head];
    if (timestamps) admin.components = { ...admin.components, edit: { ...edit, beforeDocumentControls } };
  }
  return config;
}

function showMoments(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'date') field.admin = { ...field.admin, components: { Cell: cell, ...field.admin?.components } };
    if (field.type === 'tabs') for (const tab of field.tabs) showMoments(tab.fields);
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group') showMoments(field.fields);
  }
}
