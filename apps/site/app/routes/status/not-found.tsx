import { notFound } from '#app/content/failure-answers.ts';

/** Every path that no other route takes (ROUTE-05). */
export function loader(): never {
  throw notFound();
}

export { NothingToDraw as default } from './nothing-to-draw.tsx';
