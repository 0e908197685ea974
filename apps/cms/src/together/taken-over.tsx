'use client';

import { Button, useAuth, useDocumentInfo, useRouteCache, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { sharedCollections } from './shared-documents.ts';
import { saidOfTaker, useTakenBy } from './use-taken-by.ts';

const takenOver = label(
  '{name} has taken over. To go on here, take over again.',
  'انتقل التحرير إلى {name}. لتتابع هنا تولَّ التحرير من جديد.',
);
const shared: readonly string[] = sharedCollections;

/**
 * The way back for whoever a colleague took the editing from. Payload offers it where the form is only read: a form whose dialog was put away
 * by Escape took what was typed, and no save of it.
 */
export function TakenOver() {
  const {
    id,
    collectionSlug,
    globalSlug,
    hasSavePermission,
    documentLockState,
    setCurrentEditor,
    updateDocumentEditor,
  } = useDocumentInfo();
  const { user } = useAuth();
  const { clearRouteCache } = useRouteCache();
  const { i18n, t } = useTranslation();
  const takenBy = useTakenBy();
  const slug = collectionSlug ?? globalSlug;
  if (!takenBy || !user || !slug || !hasSavePermission) return null;
  const takeOver = async () => {
    await updateDocumentEditor(id ?? '', slug, user);
    const { hasShownLockedModal = false } = documentLockState.current ?? {};
    documentLockState.current = { hasShownLockedModal, isLocked: true, user };
    setCurrentEditor?.(user);
    // What the colleague has saved is shown before anybody saves over it; a form that compares shows both itself.
    if (!shared.includes(slug)) clearRouteCache();
  };
  return (
    <div className="taken-over">
      <p role="status">{saidOfTaker(takenOver, takenBy, adminLanguageOf(i18n))}</p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void takeOver()}>
        {t('general:takeOver')}
      </Button>
    </div>
  );
}
