import type { Field, SanitizedConfig } from 'payload';

const cell = '/fields/moment-cell.tsx#MomentCell';

/** Shows every date of a list in Riyadh's time, those that Payload adds itself included, unless a field says otherwise. */
export function withMomentCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) showMoments(fields);
  return config;
}

function showMoments(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'date') field.admin = { ...field.admin, components: { Cell: cell, ...field.admin?.components } };
    if (field.type === 'tabs') for (const tab of field.tabs) showMoments(tab.fields);
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group') showMoments(field.fields);
  }
}
