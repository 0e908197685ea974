import { expect, type Locator } from '@playwright/test';

/** Whether a field is a dropdown, once it is there; that is its element's name, which no script changes. */
export function isDropdown(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element.tagName === 'SELECT');
}

/** What a form holds of one kind, perhaps nothing: known once the form is there, for its fields come with it. */
export async function controlsOf(form: Locator, selector: string): Promise<Locator[]> {
  await expect(form.first()).toBeAttached();
  return form.locator(selector).all();
}

/** All that is found, of which there is at least one: `all()` waits for nothing, and a loop over none is no test. */
export async function every(found: Locator): Promise<Locator[]> {
  await expect(found).not.toHaveCount(0);
  return found.all();
}

/** A date as people type it, in the form that a browser's own date field takes; anything else as it is. */
export function asPlainInput(typed: string): string {
  return typed.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
}
