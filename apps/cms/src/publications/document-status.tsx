'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { bodyOf, callService } from '../call-service.ts';
import { adminLanguageOf } from '../fields/labels.ts';
import { useFormAddress } from '../fields/use-form-address.ts';
import { useSavedAt } from '../fields/use-saved-at.ts';
import { useDraftLeft } from './use-draft-left.ts';

const question = 'revert-to-published';
const words = {
  en: {
    sure: 'Go back to what is published?',
    effect:
      'The draft becomes what visitors see now, in every language. What it says now is kept among its versions, and visitors read the same text as before.',
    unsaved: 'What you typed and have not saved is lost.',
    failed: 'That did not work. Reload the page and try again.',
  },
  ar: {
    sure: 'هل تريد الرجوع إلى المنشور؟',
    effect:
      'تصبح المسودة مطابقة لما يراه الزوار الآن، بكل اللغات. يُحفظ ما فيها الآن بين نسخها، ويقرأ الزوار النص نفسه كما كان.',
    unsaved: 'يضيع ما كتبته ولم تحفظه.',
    failed: 'تعذر التنفيذ. حدّث الصفحة وحاول مرة أخرى.',
  },
};

/** How what is written stands to what is online, and the way back from a draft to it (decision 0031). */
export function DocumentStatus() {
  const { docPermissions, hasPublishedDoc, isTrashed, unpublishedVersionCount } = useDocumentInfo();
  const { i18n, t } = useTranslation();
  const modified = useFormModified();
  const { openModal } = useModal();
  const revert = useRevert();
  useDraftLeft();
  const say = words[adminLanguageOf(i18n)];
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0;
  const standing = hasPublishedDoc ? (isChanged ? 'changed' : 'published') : 'draft';
  const inTrash = hasPublishedDoc ? 'previouslyPublished' : 'previouslyDraft';
  const status = t(`version:${isTrashed ? inTrash : standing}`);
  const canRevert = isChanged && !isTrashed && docPermissions?.update;
  return (
    <div className="status" title={`${t('version:status')}: ${status}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{status}</span>
        {canRevert ? (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => openModal(question)}
            >
              {t('version:revertToPublished')}
            </Button>
            <ConfirmationModal
              modalSlug={question}
              heading={say.sure}
              body={modified ? `${say.effect} ${say.unsaved}` : say.effect}
              confirmingLabel={t('version:reverting')}
              onConfirm={() => revert(say.failed)}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Asks for it with the moment of the text that the form shows, and shows what came of it. */
function useRevert(): (failed: string) => Promise<void> {
  const { incrementVersionCount, setData, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo();
  const { reset, setModified } = useForm();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const updatedAt = useSavedAt();
  const form = useFormAddress();
  return async (failed) => {
    const response = await callService(`${form}/revert-to-published?locale=${code}&fallback-locale=none&depth=0`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify({ updatedAt }),
    });
    const answer = await bodyOf<Answer>(response);
    if (!response?.ok || !answer?.doc) {
      toast.error(answer?.errors?.[0]?.message ?? failed);
      return;
    }
    await reset(answer.doc);
    setModified(false);
    setData(answer.doc);
    incrementVersionCount();
    setMostRecentVersionIsAutosaved(false);
    setUnpublishedVersionCount(0);
    toast.success(answer.message);
  };
}

type Answer = { doc?: Record<string, unknown>; message?: string; errors?: { message: string }[] };
