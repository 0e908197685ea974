import { type KnownPath, type Screen, screens } from './screens.ts';

const byPath = new Map<string, Screen>(screens.map((screen) => [screen.path, screen]));

/** What is known of an address without its language prefix; undefined for what is the content service's alone. */
export function screenAt(path: string): Screen | undefined {
  return byPath.get(path);
}

/** Addresses with a name of the content's at their end, by what stands before it. */
const patterns = screens.flatMap(({ path, parameters, personal }) => {
  const [start = '', name] = path.split(':');
  return name ? [{ start, parameters, personal }] : [];
});

function knownAt(path: string): Pick<Screen, 'parameters' | 'personal'> | undefined {
  return screenAt(path) ?? patterns.find(({ start }) => path.startsWith(start));
}

/** Whether what stands at an address without its language prefix is one visitor's alone. */
export function isPersonal(path: string): boolean {
  return knownAt(path)?.personal === true;
}

/** Whether a query parameter changes what stands at an address without its language prefix (ROUTE-03, I18N-06). */
export function isKnownParameter(name: string, path: string): boolean {
  return name === 'preview' || knownAt(path)?.parameters?.includes(name) === true;
}

/** The page that tells of what a rate table prices. */
export function pageOfRates(product: string): KnownPath | undefined {
  return screens.find(({ rates }) => rates === product)?.path;
}

/** Whether a page is of one of the two product groups. */
export function isProduct(path: string): boolean {
  const group = screenAt(path)?.breadcrumb?.group;
  return group === 'individualProducts' || group === 'corporateProducts';
}
