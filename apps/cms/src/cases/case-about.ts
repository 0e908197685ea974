import type { ChangedTexts, Wording } from '@insurer/contract/changed-texts.ts';
import type { Field } from '@insurer/contract/forms/define-form.ts';
import type { OptionList } from '@insurer/contract/forms/field-rule.ts';
import { type Localized, localizeForm } from '@insurer/contract/forms/form-text.ts';
import { isRequestKind, type RequestKind, requestForm } from '@insurer/contract/forms/forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { Payload, PayloadRequest } from 'payload';
import { mailWords } from '../texts/mail-texts.ts';
import { storedTexts } from '../texts/stored-texts.ts';
import type { CaseKind } from './case-kinds.ts';
import type { StoredCase } from './case-to-wire.ts';
import { jobTitle } from './job-title.ts';
import { type OfferedOption, offeredOptions } from './offered-options.ts';

type Offered = (list: OptionList) => readonly OfferedOption[];
/** A text as the contract has it: `label_ar` where it is translated. */
type WireLabel = { label: string; label_ar?: string };

/**
 * What tells cases from others of their kind, for their senders: the words of what was chosen, as the `about` of each form
 * names it, or the title of the job that somebody applied for, as visitors see it or saw it last. Nothing that was typed is among
 * them: a value that is not on offer is left out.
 *
 * @returns for a kind and what was sent, the contract's `about`; no such field where there are no such words
 */
export async function aboutCases(payload: Payload) {
  const [offered, changedTexts] = await Promise.all([offeredOptions(payload), storedTexts({ payload })]);
  return async (kind: CaseKind, { sent, job }: Pick<StoredCase, 'sent' | 'job'>): Promise<{ about?: WireLabel[] }> => {
    if (!isRequestKind(kind)) return job ? titleOfJob(payload, job) : {};
    const values = (sent ?? {}) as Record<string, unknown>;
    const about = (requestForm(kind).about ?? []).flatMap((name) => {
      const chosen = wordsOfField({ kind, name, offered, changedTexts }).find(({ value }) => value === values[name]);
      return wireLabel(chosen?.label);
    });
    return about.length > 0 ? { about } : {};
  };
}

/**
 * The product, or the time, that the sender of a case chose, for mails: in the words that visitors
 * read. A mailbox may belong to somebody else, so that nothing that was typed and no reason is among them.
 */
export async function chosenFacts(
  req: PayloadRequest,
  kind: CaseKind,
  sent: unknown,
  wording: Wording,
): Promise<{ name: string; value: string }[]> {
  if (!isRequestKind(kind)) return [];
  const offered = await offeredOptions(req.payload, req);
  const values = (sent ?? {}) as Record<string, unknown>;
  return offersOf(kind, wording).flatMap(([name, field]) => {
    const asked = { kind, name, offered, changedTexts: wording.changedTexts ?? {} };
    const label = wordsOfField(asked).find(({ value }) => value === values[name])?.label;
    const value = label?.[wording.language] || label?.en;
    return value ? [{ name: factName(field, wording), value }] : [];
  });
}

/** The same of a case that nobody has sent, with a product that it might be about. */
export function exampleFacts(kind: CaseKind, wording: Wording, product: string): { name: string; value: string }[] {
  if (!isRequestKind(kind)) return [];
  return offersOf(kind, wording).flatMap(([, field]) => {
    const choices = choicesIn(field);
    const value = typeof choices === 'string' ? product : Object.values(choices)[0]?.label;
    return value ? [{ name: factName(field, wording), value }] : [];
  });
}

/** The fields of what a kind of case is about whose words on offer its mails may name. */
function offersOf(kind: RequestKind, wording: Wording): [name: string, field: Localized<Field>][] {
  const { fields } = localizeForm(requestForm(kind), wording);
  return (requestForm(kind).about ?? []).flatMap((name) => {
    const field = fields[name];
    return field && namesOffer(field) ? [[name, field] as [string, Localized<Field>]] : [];
  });
}

/** The field's label may speak of one kind of case alone. */
function factName(field: Localized<Field>, wording: Wording): string {
  return field.kind === 'choice' ? mailWords('product', wording) : field.label;
}

function namesOffer(field: Localized<Field>): boolean {
  return field.kind === 'period' || (field.kind === 'choice' && field.choices === 'products');
}

function wireLabel(label: Partial<Record<Language, string | null>> | null | undefined): WireLabel[] {
  return label?.en ? [{ label: label.en, ...(label.ar && { label_ar: label.ar }) }] : [];
}

async function titleOfJob(payload: Payload, id: number): Promise<{ about?: WireLabel[] }> {
  const about = wireLabel(await jobTitle({ payload }, id));
  return about.length > 0 ? { about } : {};
}

type AskedField = { kind: RequestKind; name: string; offered: Offered; changedTexts: ChangedTexts };

/** What a field offers, with its words as visitors read them. */
function wordsOfField({ kind, name, offered, changedTexts }: AskedField): readonly OfferedOption[] {
  const field = (language: Language) => localizeForm(requestForm(kind), { language, changedTexts }).fields[name];
  const [english, arabic] = [choicesIn(field('en')), choicesIn(field('ar'))];
  if (typeof english === 'string') return offered(english);
  return Object.entries(english).map(([value, { label }]) => ({
    value,
    label: { en: label, ...(typeof arabic !== 'string' && { ar: arabic[value]?.label }) },
  }));
}

type Choices = Readonly<Record<string, { label: string }>>;

function choicesIn(field: Localized<Field> | undefined): OptionList | Choices {
  return (field && 'choices' in field && field.choices) || {};
}
