'use client';

import { Button, TextInput, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { adminLanguageOf } from '../../fields/labels.ts';
import { promisedDayText } from '../../fields/moment-text.ts';
import { isolated } from '../mail/mail-parts.ts';
import type { Stays } from './person.ts';

const words = {
  en: {
    title: 'Data of one person',
    help: 'ID, Iqama, passport, visa, border, policy or claim number, IBAN, email or phone, complete and as it was given.',
    count: 'Look up',
    export: 'Export',
    erase: 'Erase',
    found: (n: number) => `Cases found: ${n}`,
    erased: (n: number) => `Cases erased: ${n}`,
    held: (references: string) => `Kept under a legal hold: ${references}.`,
    backups: (day: string) =>
      `Copies of the database that updates made still hold it until ${day}; so do your own backups.`,
    passedOn: (references: string) => `Your own system was told and erases by itself: ${references}.`,
    exported: 'The copy was downloaded.',
    namedOnly: 'Confidential cases, if there are any, are left out: ask an administrator who is named for them.',
    confirm: (cases: number, files: number) =>
      `Erase everything about this person? Cases: ${cases}. Files: ${files}. This cannot be undone.`,
    staysHeld: (n: number) => `Cases that stay, under a legal hold: ${n}.`,
    failed: 'That did not work. Check what you typed and try again.',
  },
  ar: {
    title: 'بيانات شخص واحد',
    help: 'رقم الهوية أو الإقامة أو جواز السفر أو التأشيرة أو الحدود أو الوثيقة أو المطالبة أو الآيبان أو البريد الإلكتروني أو الهاتف، كاملًا كما أُدخل.',
    count: 'بحث',
    export: 'تصدير',
    erase: 'حذف',
    found: (n: number) => `عدد الطلبات: ${n}`,
    erased: (n: number) => `عدد الطلبات المحذوفة: ${n}`,
    held: (references: string) => `تبقى تحت حجز قانوني: ${references}.`,
    backups: (day: string) =>
      `تبقى في النسخ الاحتياطية لقاعدة البيانات التي أُنشئت عند التحديث حتى ${day}، وكذلك في نسخكم الأخرى.`,
    passedOn: (references: string) => `أُبلغ بها نظامكم ويُحذف ما فيه على حدة: ${references}.`,
    exported: 'تم تنزيل النسخة.',
    namedOnly: 'لا يشمل ذلك الطلبات السرية إن وُجدت: اطلبها من مدير نظام مخوَّل بها.',
    confirm: (cases: number, files: number) =>
      `هل تريد حذف كل ما يخص هذا الشخص؟ عدد الطلبات: ${cases}. عدد الملفات: ${files}. لا يمكن التراجع عن ذلك.`,
    staysHeld: (n: number) => `طلبات تبقى تحت حجز قانوني: ${n}.`,
    failed: 'تعذر التنفيذ. تحقق مما كتبته وحاول مرة أخرى.',
  },
};

type PersonResponse = {
  count?: number;
  files?: number;
  held?: number;
  erased?: number;
  stays?: Stays;
  named_only?: boolean;
};
type Action = 'count' | 'export' | 'erase';

/** Exports or erases everything about one person; administrators only, the service checks again. */
export function PersonData() {
  const { config } = useConfig();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const [person, setPerson] = useState('');
  const [result, setResult] = useState('');
  const language = adminLanguageOf(i18n);
  const say = words[language];
  if (user?.role !== 'admin') return null;

  async function run(action: Action) {
    if (action === 'erase' && !(await isConfirmed())) return;
    const body = await ask(action);
    if (!body) return setResult(say.failed);
    const { count = 0, erased = 0, stays, named_only } = body;
    if (action === 'export') save(body);
    const done = { count: [say.found(count)], erase: [say.erased(erased), ...staying(stays)], export: [say.exported] };
    setResult([...done[action], ...(named_only ? [say.namedOnly] : [])].join(' '));
  }

  async function ask(action: Action): Promise<PersonResponse | undefined> {
    const response = await fetch(`${config.routes.api}/person-data/${action}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ person }),
    }).catch(() => undefined);
    return response?.ok ? response.json() : undefined;
  }

  /** Nothing is erased before it was said how much it is. */
  async function isConfirmed(): Promise<boolean> {
    const body = await ask('count');
    const { count = 0, files = 0, held = 0 } = body ?? {};
    if (body && count > held) {
      const question = [say.confirm(count - held, files), ...(held > 0 ? [say.staysHeld(held)] : [])];
      return window.confirm(question.join(' '));
    }
    const found = [say.found(count), ...(held > 0 ? [say.staysHeld(held)] : [])];
    setResult(body ? [...found, ...(body.named_only ? [say.namedOnly] : [])].join(' ') : say.failed);
    return false;
  }

  function staying({ held, backups, passed_on }: Stays = {}) {
    const newest = backups?.at(-1);
    return [
      ...(held ? [say.held(listOf(held))] : []),
      ...(newest ? [say.backups(promisedDayText(newest.until, language))] : []),
      ...(passed_on ? [say.passedOn(listOf(passed_on))] : []),
    ];
  }

  return (
    <section className="field-type person-data">
      <h3>{say.title}</h3>
      <TextInput
        path="person-data"
        label={say.help}
        value={person}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setPerson(event.target.value)}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        {(['count', 'export', 'erase'] as const).map((action) => (
          <Button
            key={action}
            buttonStyle="secondary"
            className={action === 'erase' ? 'erases' : undefined}
            disabled={person.trim().length < 6}
            onClick={() => void run(action)}
            size="small"
          >
            {say[action]}
          </Button>
        ))}
      </div>
      <p role="status">{result}</p>
    </section>
  );
}

/** References in a sentence of either language. */
function listOf(references: readonly string[]): string {
  return references.map(isolated).join(' · ');
}

function save(copy: unknown) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }));
  link.download = 'person-data.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
