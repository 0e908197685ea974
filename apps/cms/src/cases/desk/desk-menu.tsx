import type { ServerComponentProps } from 'payload';
import { seeCases } from '../../access/roles.ts';
import { adminLanguageOf } from '../../fields/labels.ts';
import { deskWords } from './desk-words.ts';

/** The working list in the menu, for who handles cases. */
export function DeskMenu({ i18n, user }: ServerComponentProps) {
  const role: unknown = user?.role;
  if (!seeCases.some((one) => one === role)) return null;
  return (
    <a className="nav__link" href="/admin/my-work">
      <span className="nav__link-label">{deskWords.title[adminLanguageOf(i18n)]}</span>
    </a>
  );
}
