import type { Control } from '#app/ui/control.ts';

/**
 * Copies what was typed, chosen, ticked and attached from one page to the same page in the other language
 * (decision D16). Fields find each other by name, those of one name by their order; what the server has put into
 * hidden fields stays. The id of the filling is none of that: what is sent again in the other language makes no second record.
 */
export function carryFields(from: Document, to: Document): void {
  const sources = byName(from);
  for (const [name, targets] of byName(to)) {
    targets.forEach((target, index) => {
      const source = sources.get(name)?.[index];
      if (source && carry(source, target)) target.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

function byName(page: Document): Map<string, Control[]> {
  return Map.groupBy(page.querySelectorAll<Control>('input[name], select[name], textarea[name]'), ({ name }) => name);
}

/** True when the target has changed. */
function carry(source: Control, target: Control): boolean {
  if (source.type !== target.type || (source.type === 'hidden' && target.value)) return false;
  const [from, to] = [source as HTMLInputElement, target as HTMLInputElement];
  if (from.type === 'file') return copyFiles(from, to);
  // Half a date is in no value yet.
  if (from.dataset.typed) to.dataset.typed = from.dataset.typed;
  const property = /checkbox|radio/.test(from.type) ? 'checked' : 'value';
  const changed = to[property] !== from[property];
  if (changed) Object.assign(to, { [property]: from[property] });
  return changed;
}

/** Attaches the files of one field to another; false where there are none. */
export function copyFiles(from: HTMLInputElement, to: HTMLInputElement): boolean {
  if (!from.files?.length) return false;
  const files = new DataTransfer();
  for (const file of from.files) files.items.add(file);
  to.files = files.files;
  return true;
}
