import type { ServerComponentProps } from 'payload';
import { adminLanguageOf } from '../fields/labels.ts';
import { guideWords } from './guide-words.ts';

/** The guide in the menu, for everybody who works here. */
export function GuideLink({ i18n }: ServerComponentProps) {
  return (
    <a className="nav__link" href="/admin/guide">
      <span className="nav__link-label">{guideWords.title[adminLanguageOf(i18n)]}</span>
    </a>
  );
}
