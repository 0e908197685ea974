/** For routes whose loader always answers itself; a route without a component would not get the site's frame. */
export function NothingToRender(): null {
  return null;
}
