import type { DateField, Field, SanitizedConfig } from 'payload';

const shown = {
  Cell: '/fields/moment-cell.tsx#MomentCell',
  Field: '/fields/moment-picker.tsx#MomentPicker',
};
const head = '/fields/head-moments.tsx#HeadMoments';

/**
 * Shows every date of a list and every picker in Riyadh's time, those that Payload adds itself included, unless a field says
 * otherwise, and those in the head of a document's form; in lists also whether visitors see what they show.
 */
export function withMomentCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, timestamps, admin } of config.collections) {
    showMoments(fields);
    const { edit } = admin.components ?? {};
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), head];
    for (const field of fields) if ('name' in field && field.name === '_status') showStatus(field);
    if (timestamps) admin.components = { ...admin.components, edit: { ...edit, beforeDocumentControls } };
  }
  for (const { fields } of config.globals) showMoments(fields);
  return config;
}

/** In a list alone: what stands in the head of a form knows what is online. */
function showStatus(field: Field): void {
  const { components } = field.admin ?? {};
  field.admin = { ...field.admin, components: { ...components, Cell: '/fields/status-cell.tsx#StatusCell' } } as never;
}

function showMoments(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'date') field.admin = inRiyadh(field.admin);
    if (field.type === 'tabs') for (const tab of field.tabs) showMoments(tab.fields);
    if ('fields' in field) showMoments(field.fields);
  }
}

/** A list is filtered by days (access/whole-day.ts), and shows them as such: Payload's own pattern ends with the hour of the browser. */
function inRiyadh(admin: DateField['admin']): DateField['admin'] {
  return {
    ...admin,
    date: { displayFormat: 'd MMM yyyy', ...admin?.date },
    components: { ...shown, ...admin?.components },
  };
}
