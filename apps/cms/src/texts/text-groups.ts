import type { Form } from '@insurer/contract/forms/define-form.ts';
import { messageKeysOf, rulesOf } from '@insurer/contract/forms/form-rules.ts';
import { caseForms, forms } from '@insurer/contract/forms/forms.ts';
import { sharedMessages } from '@insurer/contract/forms/shared-messages.ts';
import type { BuiltInText } from '@insurer/contract/texts/built-in-texts.ts';
import type { AdminLanguage, Label } from '../fields/labels.ts';
import { editedTexts } from './edited-texts.ts';
import { numberLabels, otherGroupLabels, otherPart, partLabels, siteGroupLabels } from './group-labels.ts';
import type { TextPlaces } from './text-places.ts';
import { previewsOf, type TextPreview } from './text-previews.ts';

/** One text on the editor's screen; `part` says which one it is, where its words do not. */
type EditedText = { key: string; part?: string; builtIn: BuiltInText };
export type TextGroup = { id: string; name: string; isForm: boolean; texts: EditedText[]; previews: TextPreview[] };

/**
 * Every text that visitors read, by form and by part of the site, in words of the admin's language.
 * @param online what is online of the places where some are read
 */
export function textGroups(language: AdminLanguage, online: TextPlaces = {}): TextGroup[] {
  const group = (
    id: string,
    name: Label,
    part: (place: string[]) => string | undefined,
    isForm = false,
  ): TextGroup => ({
    ...{ id, name: name[language], isForm, previews: previewsOf(id, language, online) },
    texts: [...editedTexts].flatMap(([key, builtIn]) =>
      key.startsWith(`${id}.`) ? [{ key, builtIn, part: part(key.slice(id.length + 1).split('.')) }] : [],
    ),
  });
  const numberPart = (place: string[]) => numberLabels[place.at(-1) ?? '']?.[language];
  return [
    ...forms.map((form) => {
      const { texts, ...rest } = group(`forms.${form.path}`, nameOf(form), partsOf(form, language), true);
      return { ...rest, texts: inOrder(texts.filter(({ key }) => canBeRead(form, key))) };
    }),
    ...Object.entries(siteGroupLabels).map(([name, words]) => group(`site.${name}`, words, numberPart)),
    ...Object.entries(otherGroupLabels).map(([id, words]) => group(id, words, () => undefined)),
  ];
}

function nameOf(form: Form): Label {
  return Object.values(caseForms).find(({ path }) => path === form.path)?.name ?? form.texts.title;
}

/** Every form has all of the shared messages, but shows only those that its fields can end in. */
function canBeRead(form: Form, key: string): boolean {
  const [, message] = key.split('.messages.');
  if (!message || !Object.hasOwn(sharedMessages, message)) return true;
  return messageKeysOf(rulesOf(form)).includes(message);
}

/** Texts around the fields first, messages last: as a visitor comes upon them. */
function inOrder(texts: EditedText[]): EditedText[] {
  const parts = ['messages', 'externalForm', 'consents', 'fields', 'texts'];
  const rank = ({ key }: EditedText) => parts.indexOf(key.split('.')[2] ?? '');
  return texts.toSorted((one, other) => rank(other) - rank(one));
}

function partsOf(form: Form, language: AdminLanguage) {
  return ([first = '', second = '', third = '']: string[]) => {
    const field = first === 'fields' && form.fields[second]?.label[language];
    if (field) return `${field} · ${partLabels[third]?.[language] ?? third}`;
    return (partLabels[first === 'texts' ? second : first] ?? otherPart)[language];
  };
}
