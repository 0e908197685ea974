/**
 * Puts values into the gaps of a text: `fill('Slide {number} of {total}', { number: 1, total: 3 })`.
 * A gap without a value stays as it is, so that a slip is seen and not hidden.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
