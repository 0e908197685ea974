'use client';

import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import { askService } from '../../call-service.ts';
import type { AdminLanguage } from '../../fields/labels.ts';
import { momentWithHijri } from '../../fields/moment-text.ts';
import type { Team } from '../case-kinds.ts';
import { linksLabels } from './links-label.ts';

const words = {
  en: {
    help: 'Mails that tell of an answer or of news bring a link that opens the case for 30 days.',
    ended: (moment: string) => `What was given out until ${moment} no longer opens the case.`,
    end: 'End the links of this case',
    sure: 'End the links of this case?',
    effect:
      'No link that was sent opens the case any more, and no browser in which it is open, that of its sender included. Its sender finds it again with the reference number and one detail. The next of these mails brings a new link.',
    failed: 'That did not work. Reload the page and try again.',
  },
  ar: {
    help: 'رسائل البريد التي تخبر بردّ أو مستجد فيها رابط يفتح هذا الطلب لمدة 30 يومًا.',
    ended: (moment: string) => `لم يعد يفتح هذا الطلب أي رابط صدر قبل ${moment}.`,
    end: 'إنهاء روابط هذا الطلب',
    sure: 'هل تريد إنهاء روابط هذا الطلب؟',
    effect:
      'لن يفتح الطلبَ أي رابط سبق إرساله، ولا أي متصفح فُتح فيه، ومنها متصفح مرسله. يصل إليه صاحبه من جديد برقمه المرجعي ومعلومة واحدة، وفي الرسالة التالية رابط جديد.',
    failed: 'تعذر التنفيذ. حدّث الصفحة وحاول مرة أخرى.',
  },
};

type Props = { address: string; endedAt: string | undefined; language: AdminLanguage; team: Team };

/** Ends, once it is confirmed, whatever opens a case on the site. */
export function EndLinks({ address, endedAt, language, team }: Props) {
  const { openModal } = useModal();
  const [ended, setEnded] = useState(endedAt);
  const [isFailed, setFailed] = useState(false);
  const say = words[language];

  async function end() {
    const answered = await askService<{ ended_at: string }>(address, { method: 'POST' });
    setFailed(!answered);
    if (answered) setEnded(answered.ended_at);
  }

  return (
    <section className="field-type case-links" aria-labelledby="case-links-title">
      <h3 id="case-links-title">{linksLabels[team][language]}</h3>
      <p>{say.help}</p>
      <p role="status">{isFailed ? say.failed : ended && say.ended(momentWithHijri(ended, language))}</p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(say.sure)}>
        {say.end}
      </Button>
      {/* Its slug is what the dialog is called by for those who hear it. */}
      <ConfirmationModal
        modalSlug={say.sure}
        heading={say.sure}
        body={say.effect}
        confirmLabel={say.end}
        onConfirm={end}
      />
    </section>
  );
}
