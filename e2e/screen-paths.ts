import { type KnownPath, screens } from '../apps/site/app/screens.ts';

/** The screens of the table that respond with a document: a route module that renders ends with .tsx, any other sends a visitor on or a file. */
export const documentScreens = screens.filter(({ module }) => !module?.endsWith('.ts'));

/** What a screen responds to somebody who has its address and nothing else, where that is not 200. */
export const statusAlone: Partial<Record<KnownPath, number>> = {
  // Names its own status (decision D4).
  '/401': 401,
  // Opened by the token of a request, in a cookie of the browser (decision 0024).
  '/my-requests/:reference': 410,
  // Opened by the key in a saved link (decision 0040).
  '/saved-answers': 404,
};

/** An address of the table with a name of the content in place of each parameter. @throws where the content has none */
export function pathWith(path: KnownPath, names: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, parameter: string) => {
    const name = names[parameter];
    if (name === undefined) throw new Error(`${path} needs a name for ${parameter}.`);
    return name;
  });
}
