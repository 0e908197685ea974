import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';
import { PageHead } from './page-head.tsx';

type ApplicationHeadProps = { title: string; wrong: boolean; description: string; noindex?: boolean; view: View };

/** The head of an application; with something wrong its title says so first. */
export function ApplicationHead({ title, wrong, description, noindex, view }: ApplicationHeadProps): ReactNode {
  const prefix = wrong ? view.texts.forms.errorPrefix : '';
  // What only the first HTML needs of the head is the server's.
  if (!import.meta.env.SSR) return <title>{`${prefix}${title}`}</title>;
  return <PageHead title={title} titlePrefix={prefix} description={description} noindex={noindex} />;
}
