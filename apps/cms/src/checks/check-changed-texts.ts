import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { languages, otherLanguage } from '@insurer/contract/language.ts';
import { languageLabels } from '../fields/labels.ts';
import { editedTexts } from '../texts/edited-texts.ts';
import { textPath } from '../texts/text-path.ts';
import { type Finding, shortened } from './finding.ts';

/**
 * The built-in texts one language of which was changed since the last publication, while the other still says what it said
 * then: nothing is ever missing, since the built-in text stands there.
 *
 * @param changed what editors changed, by key and language, as it is stored
 * @param online the same as visitors see it
 */
export function checkChangedTexts(changed: unknown, online: unknown): Finding[] {
  const [now, before] = [asRecord(changed) ?? {}, asRecord(online) ?? {}];
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((key) => {
    const builtIn = editedTexts.get(key);
    if (!builtIn?.en || !builtIn.ar) return [];
    const wordings = languages.map((language) => {
      const said = (texts: typeof now) => String(asRecord(texts[key])?.[language] ?? builtIn[language]);
      return { language, words: said(now), isChanged: said(now) !== said(before) };
    });
    return wordings.flatMap(({ language, words, isChanged }) => {
      const other = wordings.find((one) => one.language === otherLanguage(language));
      if (isChanged || !other?.isChanged) return [];
      const place = { path: textPath(key, language), key: `${key}.${language}` };
      // The form has both languages side by side: it is not asked for another one.
      return [{ kind: 'older' as const, ...place, label: languageLabels[language], detail: shortened(words) }];
    });
  });
}
