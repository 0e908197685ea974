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

const reservedWords = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/**
 * Why no value can be called so: a word of the language, one that its new files import, or one that stands in a list which imports it;
 * undefined where one can.
 */
export function whyTaken(
  names: readonly string[],
  contents: readonly string[],
  lists: readonly string[] = [],
): string | undefined {
  const known = new Set([...[...contents, ...lists].flatMap(importedBy), ...lists.flatMap(declaredIn)]);
  const taken = names.find((name) => reservedWords.has(name) || known.has(name));
  return (
    taken && `In code “${taken}” means something else already: take a longer name, such as our-${taken.toLowerCase()}.`
  );
}

/**
 * Why no section can be called so: its class stands in a stylesheet already, and whatever has it would look like the section, on each
 * page with one; undefined where none has it.
 *
 * @param stylesheets path → content
 */
export function whyClassTaken(kebab: string, stylesheets: Readonly<Record<string, string>>): string | undefined {
  const own = new RegExp(`\\.${kebab}(?:__|--|(?![\\w-]))`);
  const owner = Object.keys(stylesheets).find((path) => own.test(stylesheets[path] ?? ''));
  return owner && `The class “${kebab}” stands in ${owner} already: take a longer name, such as our-${kebab}.`;
}

function importedBy(content: string): string[] {
  return [...content.matchAll(/^import (?:type )?\{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace('type ', '').trim()),
  );
}

function declaredIn(list: string): string[] {
  return [...list.matchAll(/^(?:export )?(?:const|function|type) (\w+)/gm)].flatMap(([, name = '']) => name);
}
