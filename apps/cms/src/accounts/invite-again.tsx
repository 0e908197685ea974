'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { askService } from '../call-service.ts';
import { adminLanguageOf } from '../fields/labels.ts';
import { momentWithHijri } from '../fields/moment-text.ts';

const words = {
  en: {
    none: 'Invited, but there is no link yet: no mail server is set.',
    waiting: (until: string) => `Invited, not accepted yet. The link ends on ${until}.`,
    ended: (until: string) => `Invited, not accepted. The link ended on ${until}.`,
    again: 'Send the invitation again',
    make: 'Make a link to hand over',
    sent: 'A new invitation is on its way; the link before no longer works.',
    link: 'Link to hand over',
    once: 'It is shown this once and serves once. Give it to this person alone; the link before no longer works.',
    failed: 'That did not work. Reload the page and try again.',
  },
  ar: {
    none: 'تمت الدعوة ولا رابط لها بعد، لأن خادم البريد غير مضبوط.',
    waiting: (until: string) => `تمت الدعوة ولم تُقبل بعد. ينتهي الرابط ${until}.`,
    ended: (until: string) => `تمت الدعوة ولم تُقبل، وانتهى الرابط ${until}.`,
    again: 'إرسال الدعوة مرة أخرى',
    make: 'إنشاء رابط للتسليم',
    sent: 'أُرسلت دعوة جديدة، ولم يعد الرابط السابق يعمل.',
    link: 'رابط للتسليم',
    once: 'يظهر الآن فقط ويعمل مرة واحدة. سلّمه لهذا المستخدم وحده، ولم يعد الرابط السابق يعمل.',
    failed: 'تعذر التنفيذ. حدّث الصفحة وحاول مرة أخرى.',
  },
};

type Invited = { until: string; link?: string };
type Props = { id: number; until: string | undefined; isMailed: boolean };

/** Invites once more: by mail, or with a link that the administrator hands over. */
export function InviteAgain({ id, until, isMailed }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const field = useId();
  const [invited, setInvited] = useState<Invited>();
  const [message, setMessage] = useState('');
  const language = adminLanguageOf(i18n);
  const say = words[language];
  const ends = invited?.until ?? until;

  async function invite() {
    const address = `${config.routes.api}/users/${id}/invitation`;
    const invited = await askService<Invited>(address, { method: 'POST' });
    if (!invited) return setMessage(say.failed);
    setInvited(invited);
    setMessage(invited.link ? say.once : say.sent);
  }

  return (
    <div className="account-note">
      <p>{ends ? say[new Date(ends) > new Date() ? 'waiting' : 'ended'](momentWithHijri(ends, language)) : say.none}</p>
      {invited?.link && (
        <p>
          <label htmlFor={field}>{say.link}</label>
          <input id={field} className="account-note__link" dir="ltr" readOnly value={invited.link} />
        </p>
      )}
      <p role="status">{message}</p>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void invite()}>
        {isMailed ? say.again : say.make}
      </Button>
    </div>
  );
}
