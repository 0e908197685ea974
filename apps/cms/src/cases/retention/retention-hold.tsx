'use client';

import { Button, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { asJson, askService, callService } from '../../call-service.ts';
import { adminLanguageOf, type Label } from '../../fields/labels.ts';
import { momentWithHijri } from '../../fields/moment-text.ts';
import { daysUnasked } from './days-unasked.ts';
import type { RetentionPlan } from './erase-due-cases.ts';

const words = {
  en: {
    title: 'What will be erased next',
    none: 'Nothing is due.',
    due: (n: number, day: string) => `${n} closed before ${day}`,
    held: `Waits for you: this is more than ${daysUnasked} days beyond the last run.`,
    reading: 'Loading…',
    unknown: 'What is due could not be read. Load the page again.',
    help: 'Days that were changed count once they are saved. Cases that are open or under a legal hold stay.',
    confirm: 'Erase what waits',
    sure: 'Erase these cases with files and mails? This cannot be undone.',
    erased: 'Erased.',
    later: 'Confirmed. It is erased with the next run.',
    failed: 'That did not work. Please try again.',
  },
  ar: {
    title: 'ما سيُحذف لاحقًا',
    none: 'لا يوجد ما حان حذفه.',
    due: (n: number, day: string) => `${n} أُغلقت قبل ${day}`,
    held: `بانتظار تأكيدك: يتجاوز هذا ما يُحذف في ${daysUnasked} أيام منذ آخر تشغيل.`,
    reading: 'جارٍ التحميل…',
    unknown: 'تعذرت قراءة ما حان حذفه. حدّث الصفحة.',
    help: 'تُحتسب الأيام المعدّلة بعد حفظها. تبقى الطلبات المفتوحة والطلبات تحت حجز قانوني.',
    confirm: 'حذف ما ينتظر التأكيد',
    sure: 'هل تريد حذف هذه الطلبات مع ملفاتها ورسائلها؟ لا يمكن التراجع عن ذلك.',
    erased: 'تم الحذف.',
    later: 'تم التأكيد، وسيتم الحذف في التشغيل التالي.',
    failed: 'تعذر التنفيذ. حاول مرة أخرى.',
  },
};

type Plans = Record<string, RetentionPlan & { label: Label }>;

/** What retention erases next, and what waits for an administrator's word; the service checks again. */
export function RetentionHold() {
  const { config } = useConfig();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const [plans, setPlans] = useState<Plans | 'unknown'>();
  const [result, setResult] = useState('');
  const language = adminLanguageOf(i18n);
  const say = words[language];
  const address = `${config.routes.api}/retention`;
  const isAdmin = user?.role === 'admin';

  useEffect(() => {
    if (!isAdmin) return;
    void askService<Plans>(`${address}/plan`).then((answered) => setPlans(answered ?? 'unknown'));
  }, [address, isAdmin]);

  if (!isAdmin) return null;
  const due = Object.entries(plans === 'unknown' ? {} : (plans ?? {})).flatMap(([kind, plan]) =>
    plan.due > 0 ? [{ kind, ...plan }] : [],
  );
  const held = due.filter((plan) => plan.held);

  const quiet = due.length === 0 ? say.none : '';
  const said = plans === 'unknown' ? say.unknown : plans ? quiet : say.reading;

  async function confirm() {
    if (!window.confirm(say.sure)) return;
    const confirmed = Object.fromEntries(held.map(({ kind, until }) => [kind, until]));
    const response = await callService(`${address}/confirm`, asJson(confirmed));
    if (response?.ok) setPlans({});
    const done = response?.status === 202 ? say.later : say.erased;
    setResult(response?.ok ? done : say.failed);
  }

  return (
    <section className="field-type retention-plan">
      <h3>{say.title}</h3>
      <p>{say.help}</p>
      <ul>
        {due.map(({ kind, label, due: count, until, held: isHeld }) => (
          <li key={kind}>
            {label[language]}: {say.due(count, momentWithHijri(until, language))}.{' '}
            {isHeld && <strong>{say.held}</strong>}
          </li>
        ))}
      </ul>
      {held.length > 0 && (
        <Button buttonStyle="secondary" className="erases" size="small" onClick={() => void confirm()}>
          {say.confirm}
        </Button>
      )}
      <p role="status">{result || said}</p>
    </section>
  );
}
