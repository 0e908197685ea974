import { notFound } from '#app/content/failure-responses.ts';

/** Every path that no other route takes (ROUTE-05). */
export function loader(): never {
  throw notFound();
}

/** The loader always answers itself, but a route without a component would not get the site's frame. */
export default function NotFound(): null {
  return null;
}
