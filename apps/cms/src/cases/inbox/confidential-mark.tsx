'use client';

import {
  Button,
  CheckboxField,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useField,
  useFormModified,
  useModal,
  useStepNav,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { CheckboxFieldClientProps } from 'payload';
import { asJson, callService } from '../../call-service.ts';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import { UnsavedChanges } from '../unsaved-changes.tsx';

const words = {
  act: label('This is about somebody who works here', 'يخص أحد العاملين لدينا'),
  sure: label('Make this case confidential?', 'هل تريد جعل هذا الطلب سريًّا؟'),
  effect: label(
    'From now on only people whom an administrator has named see it, and they are told by email. You see it only if you are one of them. As long as nobody is named, everybody who handles cases sees it.',
    'من الآن لا يراه إلا من خوّله مدير النظام، ويُبلَّغون بالبريد. ولا تراه أنت إلا إن كنت منهم. وما دام لم يُخوَّل أحد، يراه كل من يعالج الطلبات.',
  ),
  confirm: label('Make it confidential', 'اجعله سريًّا'),
  gone: label('The case is confidential now. Named people handle it.', 'أصبح الطلب سريًّا، ويتولاه المخوَّلون.'),
  failed: label('That did not work. Please try again.', 'تعذر التنفيذ. حاول مرة أخرى.'),
};

/**
 * The mark of a confidential case. It is put on by an act of its own: whoever is not named sees the case no more from that moment,
 * and goes on with the others.
 */
export function ConfidentialMark(field: CheckboxFieldClientProps) {
  const { initialValue } = useField<boolean>({ path: field.path });
  const { openModal } = useModal();
  const isModified = useFormModified();
  const language = adminLanguageOf(useTranslation().i18n);
  const mark = useMarking(words.gone[language], words.failed[language]);
  if (initialValue === true) return <CheckboxField {...field} />;
  const sure = words.sure[language];
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isModified} onClick={() => openModal(sure)}>
        {words.act[language]}
      </Button>
      {isModified && (
        <p className="field-description">
          <UnsavedChanges />
        </p>
      )}
      {/* Its slug is what the dialog is called by for those who hear it. */}
      <ConfirmationModal
        modalSlug={sure}
        heading={sure}
        body={words.effect[language]}
        confirmLabel={words.confirm[language]}
        onConfirm={mark}
      />
    </div>
  );
}

function useMarking(gone: string, failed: string): () => Promise<void> {
  const { config } = useConfig();
  const { collectionSlug, id } = useDocumentInfo();
  const router = useRouter();
  const { setStepNav } = useStepNav();
  const address = `${config.routes.api}/${collectionSlug}/${id}?depth=0`;
  return async () => {
    const marked = await callService(address, asJson({ confidential: true }, 'PATCH'));
    if (!marked?.ok) return void toast.error(failed);
    // Whoever still sees it goes on with it.
    if ((await callService(address))?.ok) return window.location.reload();
    toast.success(gone);
    // The working list has no steps of its own: those of the case would stay above it.
    setStepNav([]);
    router.push('/admin/my-work');
  };
}
