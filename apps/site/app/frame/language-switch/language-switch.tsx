import { type Language, languages } from '@insurer/contract/language.ts';
import { languageTable } from '@insurer/contract/language-table.ts';
import type { ReactNode } from 'react';
import { languageName } from '#app/texts/texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';

export type LanguageSwitchProps = {
  view: View;
  /** The page's query with its question mark, or empty: the page in another language keeps it. */
  search: string;
};

/**
 * The dropdown with the site's languages, each by its own name for itself (FRAME-07). Plain links without scripts;
 * enhance/language.ts stores the choice and changes the page in place (decision D16).
 */
export function LanguageSwitch({ view, search }: LanguageSwitchProps): ReactNode {
  const { languageSwitch } = view.texts;
  return (
    <details className="language-switch" data-language-switch="" data-dropdown="">
      <summary className="language-switch__button">
        <Icon name="globe" />
        <span className="visually-hidden">{languageSwitch.label}: </span>
        <span>{languageName(view.language)}</span>
        <Icon name="chevron-down" className="language-switch__chevron" />
      </summary>
      <ul className="language-switch__list">
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink language={language} view={view} search={search} className="language-switch__option" />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One press to each other language, where the bar has no room for the dropdown. */
export function LanguageSigns({ view, search }: LanguageSwitchProps): ReactNode {
  return languages
    .filter((language) => language !== view.language)
    .map((language) => (
      <LanguageLink key={language} language={language} view={view} search={search} className="language-sign" short />
    ));
}

type LanguageLinkProps = LanguageSwitchProps & { language: Language; className: string; short?: boolean };

/** A link to the same page in a language, written and marked in that language. */
export function LanguageLink({ language, view, search, className, short }: LanguageLinkProps): ReactNode {
  const chosen = language === view.language;
  return (
    <a
      className={className}
      href={`${localPath(view.path, language)}${chosen ? '' : search}`}
      lang={language}
      hrefLang={language}
      data-language={language}
      aria-current={chosen ? 'true' : undefined}
    >
      {short && <span aria-hidden="true">{languageTable[language].sign}</span>}
      {short ? <span className="visually-hidden">{languageName(language)}</span> : languageName(language)}
    </a>
  );
}
