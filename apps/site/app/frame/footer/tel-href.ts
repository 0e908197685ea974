/** A printed phone number as an address that phones can dial: digits 0–9 and a leading plus, nothing else. */
export function telHref(number: string): string {
  const digits = number.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/(?!^)\+/g, '')}`;
}
