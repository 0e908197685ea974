'use client';

import { getTranslation } from '@payloadcms/translations';
import { toast, useConfig, useDocumentInfo, useDocumentTitle, useForm, useModal, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useElement } from '../../admin/use-element.ts';
import { callService, refusalOf } from '../../call-service.ts';
import { erasureReasons } from '../../erasure-reason.ts';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import { forgetKeptTexts } from '../../use-kept-text.ts';
import { isOpen } from '../case-status.ts';

const words = {
  stillOpen: label(
    'This case is still open. Whoever sent it gets no answer once it is erased.',
    'هذا الطلب لم يُغلق بعد، ولن يصل إلى مرسله رد بعد حذفه.',
  ),
  why: label('Why it is erased (stays in the record of acts)', 'سبب الحذف (يبقى في سجل الإجراءات)'),
  choose: label('Choose a reason', 'اختر السبب'),
  missing: label('Choose first why it is erased.', 'اختر سبب الحذف أولًا.'),
};

/**
 * In Payload's question to whoever deletes a case that nobody has closed: why. Payload's own button deletes without it, and the service
 * refuses that.
 */
export function ErasureQuestion() {
  const { id, data, savedDocumentData } = useDocumentInfo();
  const { i18n } = useTranslation();
  const dialog = `#delete-${id}`;
  const question = useElement(`${dialog} .confirmation-modal__content`);
  const button = useElement(`${dialog} #confirm-action`);
  const field = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const erase = useErasure();
  const isUnderWay = useRef(false);
  const language = adminLanguageOf(i18n);
  const isAsked = isOpen(savedDocumentData?.status ?? data?.status);

  const eraseOnce = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    button?.setAttribute('disabled', '');
    await erase(reason).finally(() => {
      isUnderWay.current = false;
      button?.removeAttribute('disabled');
    });
  };
  const press = useEffectEvent((event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    setProblem(reason ? '' : words.missing[language]);
    if (reason) void eraseOnce();
    else document.getElementById(field)?.focus();
  });
  useEffect(() => {
    if (!isAsked || !button) return;
    const stop = new AbortController();
    button.addEventListener('click', press, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isAsked, button]);

  if (!isAsked || !question) return null;
  return createPortal(
    <>
      <p>{words.stillOpen[language]}</p>
      <label htmlFor={field}>{words.why[language]}</label>
      <select id={field} required value={reason} onChange={({ target }) => setReason(target.value)}>
        <option value="">{words.choose[language]}</option>
        {Object.entries(erasureReasons).map(([name, said]) => (
          <option key={name} value={name}>
            {said[language]}
          </option>
        ))}
      </select>
      <p role="alert">{problem}</p>
    </>,
    question,
  );
}

/** Deletes the case in the form for a reason, and says so and leaves it as Payload's own button does. */
function useErasure() {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { config, getEntityConfig } = useConfig();
  const { title } = useDocumentTitle();
  const { setModified, setProcessing } = useForm();
  const { closeModal } = useModal();
  const { i18n, t } = useTranslation();
  const router = useRouter();
  return async (reason: string): Promise<void> => {
    const address = `${config.routes.api}/${collectionSlug}/${id}?${new URLSearchParams({ reason })}`;
    const headers = { 'Accept-Language': i18n.language };
    // The form is left by this: until then nobody looks whether the case has gone (use-leave-gone.ts), nor writes to it.
    setProcessing(true);
    const response = await callService(address, { method: 'DELETE', headers });
    closeModal(`delete-${id}`);
    if (response?.ok) {
      forgetKeptTexts(`${collectionSlug}/${id}`);
      setModified(false);
      const { labels } = getEntityConfig({ collectionSlug });
      toast.success(t('general:titleDeleted', { label: getTranslation(labels.singular, i18n), title }));
      router.push(`${config.routes.admin}/collections/${collectionSlug}`);
      return;
    }
    setProcessing(false);
    toast.error((await refusalOf(response)) ?? t('error:deletingTitle', { title }));
  };
}
