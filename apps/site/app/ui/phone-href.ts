/** The `tel:` address of a phone number as people write it; Arabic-Indic digits become 0–9 (decision D17). */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
  return `tel:${digits.replace(/[^\d+*#]/g, '')}`;
}
