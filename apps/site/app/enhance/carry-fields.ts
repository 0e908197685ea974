import { copyFiles } from './copy-files.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'input[name], select[name], textarea[name]';

/**
 * Copies what was typed, chosen, ticked and attached from one page to the same page in the other language
 * (decision D16). Fields find each other by name, those of one name by their order; hidden fields stay.
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
  return Map.groupBy(page.querySelectorAll<Control>(controls), ({ name }) => name);
}

/** True when the target has changed. */
function carry(source: Control, target: Control): boolean {
  if (source.type !== target.type || source.type === 'hidden') return false;
  if (source instanceof HTMLInputElement && target instanceof HTMLInputElement) {
    if (source.type === 'checkbox' || source.type === 'radio') {
      const changed = target.checked !== source.checked;
      target.checked = source.checked;
      return changed;
    }
    if (source.type === 'file') return copyFiles(source, target);
  }
  if (source.value === target.value) return false;
  target.value = source.value;
  return true;
}
