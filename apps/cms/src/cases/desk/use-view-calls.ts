import { useConfig } from '@payloadcms/ui';
import { asJson, askService } from '../../call-service.ts';
import { type SavedView, savedViewsKey } from './saved-views.ts';

/** The calls that keep somebody's views and share them; each says whether it was done, undefined where no answer came. */
export function useViewCalls() {
  const { config } = useConfig();

  const post = <Result>(path: string, body: object) => askService<Result>(`${config.routes.api}/${path}`, asJson(body));

  return {
    keep: async (views: SavedView[]) =>
      (await post<object>(`payload-preferences/${savedViewsKey}`, { value: views })) !== undefined,
    share: async (view: SavedView) => (await post<{ shared: boolean }>('desk/share-view', view))?.shared,
    endSharing: async (id: number) => (await post<{ ended: boolean }>('desk/end-shared-view', { id }))?.ended,
    renameShared: async (id: number, name: string) =>
      (await post<{ renamed: boolean }>('desk/rename-shared-view', { id, name }))?.renamed,
  };
}
