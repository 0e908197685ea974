import { useConfig } from '@payloadcms/ui';
import { type SavedView, savedViewsKey } from './saved-views.ts';

/** The calls that keep somebody's views and share them; each says whether it was done, undefined where no answer came. */
export function useViewCalls() {
  const { config } = useConfig();

  async function post<Result>(path: string, body: object): Promise<Result | undefined> {
    const response = await fetch(`${config.routes.api}/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    return response?.ok ? ((await response.json()) as Result) : undefined;
  }

  return {
    keep: async (views: SavedView[]) =>
      (await post<object>(`payload-preferences/${savedViewsKey}`, { value: views })) !== undefined,
    share: async (view: SavedView) => (await post<{ shared: boolean }>('desk/share-view', view))?.shared,
    endSharing: async (id: number) => (await post<{ ended: boolean }>('desk/end-shared-view', { id }))?.ended,
    renameShared: async (id: number, name: string) =>
      (await post<{ renamed: boolean }>('desk/rename-shared-view', { id, name }))?.renamed,
  };
}
