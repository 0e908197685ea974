import { useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { asJson, askService } from '../../call-service.ts';
import type { AdminLanguage } from '../../fields/labels.ts';
import { promisedDayText } from '../../fields/moment-text.ts';
import { isolated } from '../mail/mail-parts.ts';
import type { FoundCase, Stays } from './person.ts';
import { personWords } from './person-words.ts';

type PersonResponse = {
  cases?: FoundCase[];
  /** Of the cases that were erased. */
  references?: string[];
  stays?: Stays;
  named_only?: boolean;
};
export type PersonAction = 'count' | 'export' | 'erase';

/**
 * Everything about one person: the cases that were found, which of them are left out of a copy or an erasure, and what was said last.
 * @param person one complete number, email or phone number, as it is typed
 */
export function usePersonData(person: string, language: AdminLanguage) {
  const { config } = useConfig();
  const [found, setFound] = useState<{ of: string; cases: FoundCase[] }>();
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const [result, setResult] = useState('');
  const say = personWords[language];
  // What was found of another number than the one that is typed is none of this person's.
  const cases = found?.of === person ? found.cases : [];
  const asked = cases.filter(({ reference }) => !leftOut.includes(reference));

  async function ask(action: PersonAction, references?: string[]): Promise<PersonResponse | undefined> {
    const address = `${config.routes.api}/person-data/${action}`;
    const body = await askService<PersonResponse>(address, asJson({ person, references }));
    if (!body) setResult(say.failed);
    return body;
  }

  function tell(said: string[], { named_only }: PersonResponse) {
    setResult([...said, ...(named_only ? [say.namedOnly] : [])].join(' '));
  }

  async function lookUp(next?: string) {
    const body = await ask('count');
    if (!body) return;
    const { cases: all = [] } = body;
    setFound({ of: person, cases: all });
    setLeftOut([]);
    tell([say.found(all.length), ...(next && all.length > 0 ? [next] : [])], body);
  }

  async function exportChosen() {
    if (asked.length === 0) return setResult(say.noneChosen);
    const body = await ask('export', referencesOf(asked));
    if (!body) return;
    save(body);
    tell([say.exported(body.cases?.length ?? 0)], body);
  }

  async function erase() {
    const chosen = asked.filter(({ held }) => !held);
    const files = chosen.reduce((sum, one) => sum + one.files, 0);
    if (chosen.length === 0) return setResult(say.noneErasable);
    if (!window.confirm(say.confirm(chosen.length, listOf(referencesOf(chosen)), files))) return;
    // With those under a legal hold, so that what stays is named.
    const body = await ask('erase', referencesOf(asked));
    if (!body) return;
    setFound(undefined);
    const gone = body.references ?? [];
    tell([say.erased(gone.length, listOf(gone)), ...stayingWords(body.stays, language)], body);
  }

  const acts: Record<PersonAction, () => Promise<void>> = {
    count: () => lookUp(),
    // Nothing is handed out or erased before it was shown what it is.
    export: () => (cases.length > 0 ? exportChosen() : lookUp(say.check('export'))),
    erase: () => (cases.length > 0 ? erase() : lookUp(say.check('erase'))),
  };
  return { cases, leftOut, setLeftOut, result, acts };
}

function stayingWords({ held, backups, passed_on }: Stays = {}, language: AdminLanguage): string[] {
  const say = personWords[language];
  const newest = backups?.at(-1);
  return [
    ...(held ? [say.kept(listOf(held))] : []),
    ...(newest ? [say.backups(promisedDayText(newest.until, language))] : []),
    ...(passed_on ? [say.passedOn(listOf(passed_on))] : []),
  ];
}

function referencesOf(cases: readonly FoundCase[]): string[] {
  return cases.map(({ reference }) => reference);
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
