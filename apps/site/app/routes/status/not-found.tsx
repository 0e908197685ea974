import { notFound } from '#app/content/failure-answers.ts';

/** Every path that no other route takes (spec 2.1, route *). */
export function loader(): never {
  throw notFound();
}

export { NothingToDraw as default } from './nothing-to-draw.tsx';
