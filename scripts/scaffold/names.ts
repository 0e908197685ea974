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

/** A section's name on the wire, from either spelling (`customer-stories`, `customer_stories`); undefined for no name. */
export function sectionNameOf(said: string): string | undefined {
  const wire = said.replaceAll('-', '_');
  return /^[a-z][A-Za-z0-9]*(_[a-z0-9]+)*$/.test(wire) ? wire : undefined;
}

/** A kind of request as it travels, from either spelling; undefined for no name. */
export function requestKindOf(said: string): string | undefined {
  const kind = said.replaceAll('_', '-');
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kind) ? kind : undefined;
}
