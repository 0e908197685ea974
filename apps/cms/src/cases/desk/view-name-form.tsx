import { Button } from '@payloadcms/ui';
import { type FormEvent, useId } from 'react';
import type { AdminLanguage } from '../../fields/labels.ts';
import { deskWords as words } from './desk-words.ts';
import { useHydrated } from './use-hydrated.ts';

type ViewNameFormProps = {
  language: AdminLanguage;
  /** What is pressed to have the field. */
  act: string;
  label: string;
  /** What stands in the field at first. */
  name: string;
  named(name: string): void;
};

/** A field for the name of a view, shown where it is asked for; Enter saves as the button does. */
export function ViewNameForm({ language, act, label, name, named }: ViewNameFormProps) {
  const id = useId();
  const isHydrated = useHydrated();

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Read from the form: what was typed before React took over is there too.
    const typed = String(new FormData(event.currentTarget).get('name')).trim();
    if (typed) named(typed);
  }

  return (
    <details className="desk-filters__save">
      <summary>{act}</summary>
      <form className="desk-filters__form" onSubmit={save}>
        <label htmlFor={id}>{label}</label>
        <input id={id} name="name" defaultValue={name} maxLength={60} required dir="auto" autoComplete="off" />
        <Button type="submit" buttonStyle="secondary" size="small" margin={false} disabled={!isHydrated}>
          {words.save[language]}
        </Button>
      </form>
    </details>
  );
}
