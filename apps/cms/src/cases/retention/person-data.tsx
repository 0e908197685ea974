'use client';

import { Button, TextInput, useAuth, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { adminLanguageOf } from '../../fields/labels.ts';
import { PersonCases } from './person-cases.tsx';
import { personWords } from './person-words.ts';
import { type PersonAction, usePersonData } from './use-person-data.ts';

const actions: PersonAction[] = ['count', 'export', 'erase'];

/** Exports or erases everything about one person; administrators only, the service checks again. */
export function PersonData() {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const [person, setPerson] = useState('');
  const language = adminLanguageOf(i18n);
  const { cases, leftOut, setLeftOut, result, acts } = usePersonData(person, language);
  const say = personWords[language];
  if (user?.role !== 'admin') return null;
  return (
    <section className="field-type person-data">
      <h3>{say.title}</h3>
      <TextInput
        path="person-data"
        label={say.help}
        value={person}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setPerson(event.target.value)}
      />
      {cases.length > 0 && <PersonCases cases={cases} leftOut={leftOut} leaveOut={setLeftOut} language={language} />}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        {actions.map((action) => (
          <Button
            key={action}
            buttonStyle="secondary"
            className={action === 'erase' ? 'erases' : undefined}
            disabled={person.trim().length < 6}
            onClick={() => void acts[action]()}
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
