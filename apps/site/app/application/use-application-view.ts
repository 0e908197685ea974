import { useContext } from 'react';
import type { View } from '#app/view.ts';
import { ViewProvider } from '#app/view-context.ts';

/**
 * The page view inside of an application: in the browser it holds language, address and the words that the route's
 * handle names, and nothing else.
 */
export function useApplicationView(): View {
  const view = useContext(ViewProvider);
  if (!view) throw new Error('There is no page view: render inside ViewProvider.');
  return view;
}
