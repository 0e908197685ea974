import type { TextFieldServerProps } from 'payload';
import { adminLanguageOf, type Label } from '../../fields/labels.ts';
import { inLanguageOf } from '../../fields/text-fields.ts';
import { optionLabels } from '../inbox/sent-labels.ts';
import { PlaceSelect } from './place-select.tsx';

/** Chooses one of the products or cities that the site's forms offer today. */
export async function PlaceField({ field, path, payload, i18n }: TextFieldServerProps) {
  const offered = await optionLabels(payload, adminLanguageOf(i18n));
  const options = [...offered].flatMap(([key, text]) => {
    const [name, value = ''] = key.split(/ (.*)/s);
    return name === field.name ? [{ value, label: text }] : [];
  });
  return <PlaceSelect path={path} label={inLanguageOf({ i18n }, field.label as Label)} options={options} />;
}
