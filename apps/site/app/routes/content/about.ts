import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localPath } from '#app/ui/local-path.ts';
import { viewContext } from '#app/view-context.ts';

/** The page is called /who-we-are now, in the language at hand (decision D17). */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(localPath('/who-we-are', context.get(viewContext).language), 301);
}
