import type { Field, SanitizedConfig } from 'payload';

const rowsCell = '/fields/rows-cell.tsx#RowsCell';

/** Says in lists how many rows a document has in a field, in words of each language. */
export function withRowsCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) sayRows(fields);
  return config;
}

/** As deep as columns of lists go: not into rows. */
function sayRows(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'array') {
      const { components } = field.admin ?? {};
      field.admin = { ...field.admin, components: { Cell: rowsCell, ...components } };
    } else if (field.type === 'tabs') for (const tab of field.tabs) sayRows(tab.fields);
    else if ('fields' in field) sayRows(field.fields);
  }
}
