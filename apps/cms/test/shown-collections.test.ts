import { getTranslation } from '@payloadcms/translations';
import { type Field, getLocalI18n, type SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import configPromise from '../src/payload.config.ts';

let config: SanitizedConfig;
let i18n: Awaited<ReturnType<typeof getLocalI18n>>;
beforeAll(async () => {
  config = await configPromise;
  i18n = await getLocalI18n({ config, language: 'ar' });
});

/** The fields that a list offers to filter by, as Payload's `reduceFieldsToOptions` chooses them, with their names in Arabic. */
function offered(fields: readonly Field[]): { name: string; words: string }[] {
  return fields.flatMap((field) => {
    const { disabled: isDisabled } = (field.admin ?? {}) as { disabled?: boolean };
    if (isDisabled || ('hidden' in field && field.hidden)) return [];
    if (field.type === 'ui' || field.type === 'blocks' || field.type === 'join') return [];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => offered(tab.fields));
    if ('fields' in field) return offered(field.fields);
    const { name, label, admin, access } = field;
    const isUnread = access?.read?.({ req: {} } as never) === false;
    if (isUnread || admin?.disableListFilter || field.virtual === true) return [];
    return [{ name, words: getTranslation(label || '', i18n as never) }];
  });
}

const shown = () =>
  config.collections.filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'));

describe('the filters of a list', () => {
  it('are named in words of the language: no field is offered by its name in the code', () => {
    const unnamed = shown().flatMap(({ slug, fields }) =>
      offered(fields).flatMap(({ name, words }) =>
        name === 'id' || /\p{Script=Arabic}/u.test(words) ? [] : [`${slug}.${name}: ${words}`],
      ),
    );
    expect(unnamed).toEqual([]);
  });

  it.each([
    ['media', ['filename', 'width', 'height']],
    ['documents', ['filename']],
  ])('of %s hold nothing that programs alone know of a file', (slug, known) => {
    const names = offered(shown().find((each) => each.slug === slug)?.fields ?? []).map(({ name }) => name);
    expect(names.filter((name) => /url|mime|file|focal|width|height/i.test(name))).toEqual(known);
  });
});

it('no form or list of the admin shows a tab of what programs read', () => {
  const tabs = [...shown(), ...config.globals].filter(({ admin }) => admin.hideAPIURL !== true);
  expect(tabs.map(({ slug }) => slug)).toEqual([]);
});

it('whatever keeps versions keeps drafts: the question before an old one is put back says that it becomes a draft', () => {
  const versioned = config.globals.filter(({ versions }) => versions);
  expect(versioned.length).toBeGreaterThan(0);
  expect(versioned.filter(({ versions }) => !versions?.drafts).map(({ slug }) => slug)).toEqual([]);
});
