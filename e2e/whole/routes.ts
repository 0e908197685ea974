import { contentNameOf, screens } from '../../apps/site/app/screens.ts';

const known = screens.filter(
  ({ requirement, listed, content }) => requirement && (listed !== 'never' || content !== 'none'),
);

/** Every address of the table that shows a content page, with the requirement that names it and the page's name. */
export const contentPaths = known.flatMap((screen): [id: string, path: string, name: string][] => {
  const name = contentNameOf(screen);
  return name ? [[screen.requirement ?? '', screen.path, name]] : [];
});

/** The accessibility statement, and screens that stand without a content page of their own name; `{id}` is a job's. */
export const otherPaths = [
  '/accessibility',
  ...known.filter(({ content }) => content === 'none').map(({ path }) => path.replace(/:\w+/, '{id}')),
];
