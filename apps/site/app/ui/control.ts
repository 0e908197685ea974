export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Circles and boxes: what is chosen of them is not their value. */
export function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** What stands in a control; of circles and boxes whether they are chosen. */
export function stateOf(control: Control): string | boolean {
  return isBox(control) ? control.checked : control.value;
}

/** What the server has put into it: a product that the address asks for is chosen in its list. */
export function renderedIn(control: Control): string | boolean {
  if (control instanceof HTMLSelectElement)
    return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
  return isBox(control) ? control.defaultChecked : control.defaultValue;
}
