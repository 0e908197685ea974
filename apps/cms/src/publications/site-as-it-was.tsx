'use client';

import { languages } from '@insurer/contract/language.ts';
import { Button, useConfig } from '@payloadcms/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type AdminLanguage, label, languageLabels } from '../fields/labels.ts';
import { PickedInWords } from '../fields/picked-in-words.tsx';

const words = {
  help: label(
    'Opens the site as visitors saw it then. Links there lead to the other pages as they were.',
    'يفتح الموقع كما رآه الزوار حينها، وتقود روابطه إلى الصفحات الأخرى كما كانت.',
  ),
  at: label('Day and time in Riyadh', 'اليوم والوقت بتوقيت الرياض'),
  path: label('Address of the page', 'رابط الصفحة'),
  language: label('Language', 'اللغة'),
  open: label('Open', 'فتح'),
};

/** Asks for a moment, a page and a language, and opens the site as it was, in a window of its own. */
export function SiteAsItWas({ language, latest }: { language: AdminLanguage; latest: string }) {
  const { config } = useConfig();
  const at = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState('');
  // What was picked before the scripts had come.
  useEffect(() => setPicked(at.current?.value ?? ''), []);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) query.set(name, String(value));
    window.open(`${config.routes.api}/publications/site?${query}`, '_blank', 'noreferrer');
  };
  return (
    <form className="site-as-it-was" onSubmit={open}>
      <p>{words.help[language]}</p>
      <label>
        {words.at[language]}
        <input
          ref={at}
          type="datetime-local"
          name="at"
          required
          max={latest}
          onChange={({ target }) => setPicked(target.value)}
        />
      </label>
      <PickedInWords picked={picked} language={language} />
      <label>
        {words.path[language]}
        <input type="text" name="path" defaultValue="/" dir="ltr" required />
      </label>
      <label>
        {words.language[language]}
        <select name="locale" defaultValue={language}>
          {languages.map((one) => (
            <option key={one} value={one}>
              {languageLabels[one][language]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" buttonStyle="secondary" size="small">
        {words.open[language]}
      </Button>
    </form>
  );
}
