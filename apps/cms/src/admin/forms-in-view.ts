import type { FormState } from 'payload';

/** A form of a document that somebody looks at. */
type FormInView = {
  /** The collection or global that it is of: `redirects`, `header`. */
  slug: string;
  id: number | string | undefined;
  getFields: () => FormState;
};

const formsInView = new Set<FormInView>();

/** @returns what forgets it again */
export function noteForm(form: FormInView): () => void {
  formsInView.add(form);
  return () => formsInView.delete(form);
}

/** The fields of a form as they are now; of two alike, such as a drawer above its like, those of the one opened last. */
export function fieldsInView(slug: string, id: number | string | undefined): FormState | undefined {
  return [...formsInView].findLast((form) => form.slug === slug && form.id === id)?.getFields();
}
