import { caseForms } from '@insurer/contract/forms/forms.ts';
import { isLanguage } from '@insurer/contract/language.ts';
import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { CollectionSlug, FlattenedField, Payload, PayloadRequest } from 'payload';
import { type ErasureReason, erasureReasons } from '../erasure-reason.ts';
import { adminLanguageOf, type Label, label, languageLabels } from '../fields/labels.ts';
import { dayWithHijri, momentWithHijri } from '../fields/moment-text.ts';
import { editedTexts } from '../texts/edited-texts.ts';
import { actionLabels } from './actions.ts';
import type { Change, Entry } from './entry.ts';
import { rowTitles } from './row-titles.ts';

/** The words of the server or of a component: Payload types the two apart. */
type Reader = { payload: Payload; i18n: PayloadRequest['i18n'] | I18nClient };
type Target = Pick<Entry, 'targetCollection'>;

/** What the record names that is no field of its collection. */
const ownFields: Record<string, Label> = {
  password: label('Password', 'كلمة المرور'),
  publish: label('Publish', 'النشر'),
  unpublish: label('Take offline', 'إيقاف النشر'),
  scheduledBy: label('Scheduled by', 'صاحب الجدولة'),
  waitUntil: label('Due', 'الموعد'),
  dismissed: label('Had failed; dismissed', 'تعذّر تنفيذها فأُخفيت'),
  locale: label('Language', 'اللغة'),
  note: label('Note', 'ملاحظة'),
  comment: label('Comment', 'تعليق'),
  reason: label('Reason', 'السبب'),
  erasureReason: label('Reason', 'السبب'),
  secondFactor: label('Second factor', 'التحقق بخطوتين'),
  successor: label('Takes its place', 'البديل'),
  issuer: label('Signed in through', 'الدخول عبر'),
};
const secondFactors: Record<string, Label> = {
  passkey: label('Passkey', 'مفتاح مرور'),
  code: label('Code from an app', 'رمز من تطبيق'),
  recovery: label('Recovery code', 'رمز استرداد'),
};
/** As each language of the admin quotes. */
const quoted = { en: (text: string) => `“${text}”`, ar: (text: string) => `«${text}»` };
const confirmed = label('Confirmed', 'تأكيد');
const [yes, no] = [label('yes', 'نعم'), label('no', 'لا')];

/**
 * Entries in the words of the admin's language: labels for the slugs, fields, options and ids that are stored. What is
 * gone since, or was called by its title, stays as it was written.
 */
export function entryWords({ payload, i18n }: Reader) {
  const { collections, globals, blocks } = payload.config;
  const language = adminLanguageOf(i18n);
  const titleWords = rowTitles(payload, language);

  function translated(text: unknown): string | undefined {
    return text ? getTranslation(text as Label, i18n) : undefined;
  }

  function collection(slug: string | null | undefined): string {
    const found = collections.find((one) => one.slug === slug)?.labels.plural;
    return translated(found ?? globals.find((one) => one.slug === slug)?.label) ?? slug ?? '';
  }

  function subject({ action, subject, targetCollection }: Target & Pick<Entry, 'action' | 'subject'>): string {
    const [first = '', second] = subject.split(' · ');
    if (action === 'demo-content') return actionLabels[action][language];
    if (action === 'retention') return subject.replace(/[a-z]+(-[a-z]+)*/g, kindWords);
    if (action === 'list-export' || action === 'list-import') return [collection(first), second].join(' · ');
    if (first !== targetCollection) return subject;
    return isLanguage(second) ? `${collection(first)} · ${languageLabels[second][language]}` : collection(first);
  }

  function kindWords(word: string): string {
    if (word === 'confirmed') return confirmed[language];
    const form = Object.entries(caseForms).find(([kind]) => kind === word)?.[1];
    return form ? { ...form.name, ...form.adminName }[language] : word;
  }

  /** A change with the field's labels and, where there are any, the options' or titles instead of what is stored. */
  async function change({ targetCollection }: Target, { field, before, after }: Change): Promise<Change> {
    const target = [...collections, ...globals].find(({ slug }) => slug === targetCollection);
    const path = field.split('.');
    const own = ownFields[field]?.[language];
    const said = own ? [own] : targetCollection === 'texts' ? changedText(path) : undefined;
    const { names, last } = said ? { names: said } : walk(target?.flattenedFields ?? [], path);
    const words = (value?: string) => (value === undefined ? value : valueWords(last, field, value));
    const [was, is] = await Promise.all([words(before), words(after)]);
    return { field: names.length > 0 ? names.join(' › ') : field, before: was, after: is };
  }

  function walk(fields: FlattenedField[], [name, ...rest]: string[]): { names: string[]; last?: FlattenedField } {
    if (name === undefined) return { names: [] };
    const found = fields.find((one) => one.name === name);
    if (!found && !/^\d+$/.test(name) && !isLanguage(name)) return { names: [name, ...rest] };
    const inner = walk(found ? innerFields(found) : fields, rest);
    const word = found ? (translated('label' in found && found.label) ?? name) : placeWord(name);
    return { names: [word, ...inner.names], last: inner.last ?? found };
  }

  /** A text that editors changed is called by its built-in words. */
  function changedText([, ...path]: string[]): string[] | undefined {
    const end = path.at(-1);
    const inLanguage = isLanguage(end) ? [languageLabels[end][language]] : [];
    const builtIn = editedTexts.get(path.slice(0, path.length - inLanguage.length).join('.'))?.[language];
    return builtIn === undefined ? undefined : [quoted[language](builtIn), ...inLanguage];
  }

  function placeWord(name: string): string {
    return isLanguage(name) ? languageLabels[name][language] : String(Number(name) + 1);
  }

  /** A block's kind is not in the path: its field is the first of that name. */
  function innerFields(field: FlattenedField): FlattenedField[] {
    if (field.type === 'blocks') return (blocks ?? []).flatMap((block) => block.flattenedFields);
    // An index or a language stands between a field and itself.
    return 'flattenedFields' in field ? field.flattenedFields : [];
  }

  async function valueWords(field: FlattenedField | undefined, name: string, value: string): Promise<string> {
    if (name === 'locale' && isLanguage(value)) return languageLabels[value][language];
    if (name === 'secondFactor') return secondFactors[value]?.[language] ?? value;
    if (name === 'erasureReason') return erasureReasons[value as ErasureReason]?.[language] ?? value;
    if (field?.type === 'date' || name === 'waitUntil') return momentWords(value, isDayOnly(field));
    if (field?.type === 'checkbox') return (value === 'true' ? yes : no)[language];
    if (field?.type === 'select' || field?.type === 'radio') {
      const option = field.options.find((one) => typeof one === 'object' && one.value === value);
      return translated(typeof option === 'object' && option.label) ?? value;
    }
    const isId = (field?.type === 'relationship' || field?.type === 'upload') && typeof field.relationTo === 'string';
    return isId ? titleWords(field.relationTo as CollectionSlug, value) : value;
  }

  function momentWords(moment: string, isDay: boolean): string {
    if (Number.isNaN(Date.parse(moment))) return moment;
    return (isDay ? dayWithHijri : momentWithHijri)(moment, language);
  }

  return { collection, subject, change };
}

/** A day that somebody picked has no time of its own. */
function isDayOnly(field: FlattenedField | undefined): boolean {
  return field?.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly';
}
