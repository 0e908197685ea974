import type { UIFieldServerProps } from 'payload';
import { adminLanguageOf } from '../../fields/labels.ts';
import { deskWords } from './desk-words.ts';

/** From one case to the next without the list between them. */
export function NextCaseLink({ id, i18n, collectionSlug }: UIFieldServerProps) {
  const language = adminLanguageOf(i18n);
  const query = new URLSearchParams({ inbox: collectionSlug, id: String(id) });
  return (
    <p className="desk-beside">
      <a href="/admin/my-work">{deskWords.title[language]}</a>
      <a href={`/admin/my-work/next?${query}`}>{deskWords.next[language]}</a>
    </p>
  );
}
