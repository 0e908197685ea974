import { contentNameOf } from '../../apps/site/app/screens.ts';
import { documentScreens, pathWith, statusAlone } from '../screen-paths.ts';

const shown = documentScreens.filter(({ path }) => statusAlone[path] === undefined);

/** Every address of the table that shows a content page, with the requirement that names it and the page's name. */
export const contentPaths = shown.flatMap((screen): [id: string, path: string, name: string][] => {
  const name = contentNameOf(screen);
  return name && screen.requirement ? [[screen.requirement, screen.path, name]] : [];
});

/**
 * The accessibility statement, and every other screen that a visitor opens by its address: those without a content page of
 * their own name, and those that the product has beside the requirements. `{id}` is a job's.
 */
export const otherPaths = [
  '/accessibility',
  ...shown
    .filter((screen) => !screen.requirement || !contentNameOf(screen))
    .map(({ path }) => pathWith(path, { id: '{id}', jobId: '{id}', product: 'motor' })),
];
