import { useSyncExternalStore } from 'react';

/** Whether React has taken over what the server sent: until then a press would do nothing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
