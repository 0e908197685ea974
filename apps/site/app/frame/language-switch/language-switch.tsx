import { type Language, languages } from '@insurer/contract/language.ts';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';

type LanguageSwitchProps = {
  view: View;
  /** Address of the same page, query included, in the other language. */
  languageHref: string;
};

/**
 * The dropdown with the site's two languages, each in its own script (spec 2.2). Plain links without scripts;
 * enhance/language.ts stores the choice and changes the page in place (decision D16).
 */
export function LanguageSwitch({ view, languageHref }: LanguageSwitchProps): ReactNode {
  const { languageSwitch } = view.texts;
  return (
    <details className="language-switch" data-language-switch="">
      <summary className="language-switch__button">
        <Icon name="globe" />
        <span className="visually-hidden">{languageSwitch.label}: </span>
        <span>{languageSwitch[view.language]}</span>
        <Icon name="chevron-down" className="language-switch__chevron" />
      </summary>
      <ul className="language-switch__list">
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink
              language={language}
              view={view}
              languageHref={languageHref}
              className="language-switch__option"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

type LanguageLinkProps = LanguageSwitchProps & { language: Language; className: string };

/** A link to the same page in a language, written and marked in that language. */
export function LanguageLink({ language, view, languageHref, className }: LanguageLinkProps): ReactNode {
  const chosen = language === view.language;
  return (
    <a
      className={className}
      href={chosen ? localPath(view.path, language) : languageHref}
      lang={language}
      hrefLang={language}
      data-language={language}
      aria-current={chosen ? 'true' : undefined}
    >
      {view.texts.languageSwitch[language]}
    </a>
  );
}
