import { languages } from '@insurer/contract/language.ts';
import { type AdminLanguage, languageLabels } from '../fields/labels.ts';
import { editorWords } from './editor-words.ts';
import type { TextPreview } from './text-previews.ts';

type Props = { previews: TextPreview[]; language: AdminLanguage };

/** The ways to where the texts of the chosen group are read, with the draft that was saved last, in both languages. */
export function TextPreviews({ previews, language }: Props) {
  if (previews.length === 0) return null;
  return (
    <dl className="text-editor__previews">
      <dt>{editorWords.previews[language]}</dt>
      {previews.map(({ name, address }) => (
        <dd key={address}>
          {name}:{' '}
          {languages.map((code) => (
            <a key={code} href={`${address}&locale=${code}`} target="_blank" rel="noreferrer">
              {languageLabels[code][language]}
            </a>
          ))}
        </dd>
      ))}
    </dl>
  );
}
