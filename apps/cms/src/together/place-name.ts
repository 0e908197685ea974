import type { ClientBlock, ClientField } from 'payload';
import type { Step } from './compare.ts';

type Naming = {
  blocks: Record<string, ClientBlock>;
  /** A label as the admin says it. */
  say: (label: unknown) => string;
  /** What a row is called that has no name of its own. */
  row: string;
  /** What the order of the rows of a list is called. */
  order: (list: string) => string;
  /** What stands inside a field is called, where the form has no fields for it. */
  inner?: (name: string) => string | undefined;
};

/** The names of a place as the form has them, from the outside in: the section, the row, the field. */
export function placeName(steps: Step[], fields: ClientField[], naming: Naming): string[] {
  const names: string[] = [];
  let here = fields;
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    if ('order' in step) continue;
    if ('field' in step) {
      const field = named(here).find(({ name }) => name === step.field);
      here = field && 'fields' in field ? (field.fields as ClientField[]) : [];
      const label = field && 'label' in field ? naming.say(field.label) : '';
      if (next && 'order' in next) names.push(naming.order(label || step.field));
      // Of lists their rows' names say it.
      else if (field?.type !== 'array' && field?.type !== 'blocks')
        names.push(label || naming.inner?.(step.field) || step.field);
      continue;
    }
    const block = step.blockType === undefined ? undefined : naming.blocks[step.blockType];
    if (block) here = block.fields;
    names.push(`${(block && naming.say(block.labels?.singular)) || naming.row} ${step.place + 1}`);
  }
  return names;
}

/** The fields that hold a value under a name: tabs and rows without one are only how they are shown. */
function named(fields: ClientField[]): (ClientField & { name: string })[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [tab as unknown as ClientField & { name: string }] : named(tab.fields),
      );
    }
    if ('name' in field && field.name) return [field as ClientField & { name: string }];
    return 'fields' in field ? named(field.fields as ClientField[]) : [];
  });
}
