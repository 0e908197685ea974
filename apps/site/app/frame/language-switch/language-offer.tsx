import { defaultLanguage, directionOf, languages } from '@insurer/contract/language.ts';
import type { ReactNode } from 'react';
import { textsOf } from '#app/texts/texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import css from './language-offer.css?inline';
import type { LanguageSwitchProps } from './language-switch.tsx';

const offered = languages.filter((language) => language !== defaultLanguage);

/**
 * The quiet offer of another language (decision 0037), in that language: on pages of the default language alone, which
 * is where shared links and search engines lead. It is in every such page, since pages are shared and cached, and CSS
 * shows it where the script below found a browser that prefers the language.
 */
export function LanguageOffer({ view, search }: LanguageSwitchProps): ReactNode {
  if (view.language !== defaultLanguage) return null;
  const offers = offered.map((language) => {
    const { offer, accept, decline } = textsOf(language, view.changedTexts).languageSwitch;
    return (
      <aside key={language} className="language-offer" lang={language} dir={directionOf(language)} aria-label={accept}>
        <div className="language-offer__row page-width">
          <span>{offer}</span>
          <a href={`${localPath(view.path, language)}${search}`} hrefLang={language} data-language={language}>
            {accept}
          </a>
          <button type="button" className="language-offer__close" data-language={view.language}>
            <Icon name="close" />
            <span className="visually-hidden">{decline}</span>
          </button>
        </div>
      </aside>
    );
  });
  return (
    <>
      <InlineStyle name="language-offer" css={css + shownOffer} />
      {offers}
    </>
  );
}

/** Which offer is shown: the one that the script below found. */
const shownOffer = `@layer frame{${offered
  .map((language) => `:root[data-offer="${language}"] .language-offer:lang(${language})`)
  .join(',')}{display:block}}`;

/**
 * Runs in the head before anything is rendered, so that nothing moves: whether the browser prefers a language that is
 * offered, and nothing was chosen yet. Name of the choice: `language`, as in enhance/language.ts.
 */
export const languageOfferScript = `((d,l)=>{let s;try{s=localStorage.getItem('language')}catch{}\
if(!s&&!/(^|; )language=./.test(document.cookie)&&/^(${offered.join('|')})$/.test(l))d.offer=l\
})(document.documentElement.dataset,navigator.language.slice(0,2))`;
