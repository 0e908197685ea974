export type Names = {
  /** As it travels: `customer_stories`. */
  wire: string;
  /** Files, addresses and classes: `customer-stories`. */
  kebab: string;
  /** Values: `customerStories`. */
  camel: string;
  /** Components: `CustomerStories`. */
  pascal: string;
  /** For people, until somebody says it better: `Customer stories`. */
  english: string;
};

/** The forms of one name, from the form that it has on the wire (snake_case, kebab-case or camelCase). */
export function namesOf(wire: string): Names {
  const kebab = wire
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
  const camel = kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { wire, kebab, camel, pascal: capital(camel), english: capital(kebab.replaceAll('-', ' ')) };
}
