import { notFound } from '#app/content/failure-responses.ts';

/** Every path that no other route takes (ROUTE-05). */
export function loader(): never {
  throw notFound();
}

export { NothingToRender as default } from './nothing-to-render.tsx';
