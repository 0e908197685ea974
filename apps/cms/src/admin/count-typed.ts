/** What can be typed into before React has taken over: pointers are kept off, the first field of a sign-in has the focus. */
const fields = 'form :is(input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]), textarea)';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Lets count what was typed before React had taken over: it leaves it in the field and knows nothing of it, so that a form with two
 * filled fields said that both were missing.
 */
export function countTyped(): void {
  for (const field of document.querySelectorAll<TextField>(fields))
    if (field.value !== field.defaultValue) typeAgain(field);
}

/** React hears of a value that is other than the last one it knows: its own setter tells it of none, the browser's writes again. */
function typeAgain(field: TextField): void {
  const typed = field.value;
  field.value = '';
  const browsers = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  browsers?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
