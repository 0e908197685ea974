import type { Translations } from '../language.ts';
import type { CaseStage } from './case-stages.ts';
import type { DayRange, FieldKind, FileRule, OptionList } from './field-rule.ts';
import type { SharedMessageKey } from './shared-messages.ts';

/** One of the values that a form itself offers. */
export type FixedChoice = {
  label: Translations;
  /** What the inbox calls it, in the languages in which that is something else. */
  adminLabel?: Partial<Translations>;
};

type LengthLimit<Key> = { length: number; message: Key };

type CommonField<Key extends string> = {
  label: Translations;
  /** What the inbox calls the field, in the languages in which that is something else. */
  adminLabel?: Partial<Translations>;
  /** Stands below the label. */
  hint?: Translations;
  /** A sentence above the field. */
  note?: Translations;
  /** The message when the field is empty; without it the field is optional. */
  required?: Key;
  minimum?: LengthLimit<Key>;
  maximum?: LengthLimit<Key>;
  /** Optional beside what the requirements name (docs/contract.md): asked only where requests are taken. */
  addition?: true;
  /** How long values are, where they are longer or shorter than is usual for the kind. */
  width?: FieldWidth;
};

type LineKind = Exclude<FieldKind, 'longText' | 'choice' | 'period' | 'files'>;

/** What only a line of text can have. */
type LineParts = {
  /** The value of the control's `autocomplete`. */
  autocomplete?: string;
  /** Gives the field the control of another kind than the one it is checked as. */
  control?: LineKind;
};

/** Parts that the control of a kind would not render; with `never`, a spread cannot bring them in either. */
type Without<Part extends keyof LineParts> = { [Key in Part]?: never };

/** What is stored beside the fields, because a visitor cannot know it (decision D17). */
type DerivedField = { label: Translations } & (
  | { choices: Readonly<Record<string, FixedChoice>>; fromSite: string; copyOf?: never }
  | { copyOf: string; choices?: never; fromSite?: never }
);

type Several<Entry> = readonly [Entry, ...Entry[]];

/** How long the values of a field are, and so how much of a line it takes where there is room for more than one. */
export type FieldWidth = 'short' | 'medium' | 'full';

/** What else a field of a kind needs, without which it could not be rendered or checked. */
type OfKind<Key extends string> =
  | ({ kind: 'text' } & LineParts)
  | ({ kind: Exclude<LineKind, 'text' | 'date'>; autocomplete?: string } & Without<'control'>)
  | ({ kind: 'date'; days?: DayRange<Key>; autocomplete?: string } & Without<'control'>)
  | ({ kind: 'longText'; rows: number } & Without<keyof LineParts>)
  // The periods on offer by what is sent; a service takes others, too (`isPeriod`).
  | ({ kind: 'period'; choices: Readonly<Record<string, FixedChoice>> } & Without<keyof LineParts>)
  | ({ kind: 'choice'; choices: OptionList | Readonly<Record<string, FixedChoice>> } & Without<keyof LineParts>)
  | ({ kind: 'files'; files: FileRule<Key> } & Without<keyof LineParts>);

/** A field as a form's table tells it: how it is checked, and all that is said beside it. */
export type Field<Key extends string = string> = CommonField<Key> & OfKind<Key>;

/**
 * What every form has. `Key` are the names of its messages: a field can refer to no other. `Extra` are the texts that
 * it alone has.
 */
export type Form<Key extends string = string, Extra extends string = never> = {
  /** The path of its screen, without language and leading slash. */
  path: string;
  /** Every message that its fields can end in: the shared ones, which the checks name, and its own. */
  messages: Readonly<Record<Key | SharedMessageKey, Translations>>;
  /** The fields by their wire names, in the order in which they are asked. */
  fields: Readonly<Record<string, Field<Key>>>;
  /** Bytes that the whole post may have; 256 KB where nothing is said. */
  maximumBytes?: number;
  texts: { title: Translations; button: Translations; intro?: Translations } & Readonly<Record<Extra, Translations>>;
};

/** The teams of the content service that handle cases; each is one of its roles. */
export type Team = 'care' | 'people';

/** What the law and the house want of the cases of a kind. Each kind says all of it: what is forgotten does not compile. */
export type CaseRules = {
  /** Who sends it, as screens and mails speak of it. */
  sender: 'customer' | 'applicant';
  /** Closed with an answer alone (Insurance Authority: every complaint gets one in writing). */
  needsAnswer: boolean;
  /** The sender is told by name and direct number who handles it, and until then the number of the team (decision 0029). */
  namesOfficer: boolean;
  /** Goes further where the sender is not content with the answer (decision 0029). */
  escalates: boolean;
  /** For named people alone, marked or not (decision 0046). */
  isConfidential: boolean;
};

/**
 * The fields that say who sent a case, or null where the form asks for none: what they hold stands in columns of its own, which lists
 * show, searches look in and mails are sent to. A name may be asked in parts. Each form says all of it, as with {@link CaseRules}.
 */
type SenderFields<Name = string> = {
  name: readonly Name[];
  email: Name | null;
  phone: Name | null;
  idNumber: Name | null;
  /** Of these kinds, what tells of somebody else, as the phone of a host: it stands in what was sent alone. */
  ofOthers?: readonly Name[];
};

/** What a form with these fields may call its sender's: any other name does not compile. */
export type WithSender<Entry extends Pick<Form, 'fields'>> = { senderFields: SenderFields<keyof Entry['fields']> };

/** A form whose entries become cases: somebody handles them, until a day, and the sender hears of it. */
export type CaseForm<Key extends string = string, Extra extends string = never> = Form<Key, Extra> & {
  /** The kind of the case, as it stands on the wire and in the store. */
  kind: string;
  /** Who handles its cases. Access is given by inbox: forms that share one name the same team. */
  team: Team;
  caseRules: CaseRules;
  senderFields: SenderFields;
  /** The choice by which such a case is no complaint after all, and only asks something; and what it is called then. */
  enquiry?: { field: string; value: string; name: Translations };
  /** Working days within which somebody responds, until the admin says otherwise. */
  dueDays: number;
  /** Days after which a closed case is erased, until the admin says otherwise. */
  retentionDays: number;
  /** What the sender knows the case as. */
  name: Translations;
  /** The same in mails and in the inbox, in the languages in which that is something else. */
  mailName?: Partial<Translations>;
  adminName?: Partial<Translations>;
  /** How far such a case goes, in their order: a request is received and answered unless said, others have none. */
  stages?: readonly CaseStage[];
  /** Those of them that a case may never come to, although it goes on. */
  passableStages?: readonly CaseStage[];
  /** What its sender reads of a status or a stage, by its name, where others read something else (`case-words.ts`). */
  statusTexts?: Readonly<Record<string, Translations>>;
  stageTexts?: Readonly<Partial<Record<CaseStage, Translations>>>;
  /** By their names: a choice that who sends the request makes, the site `fromSite`; or a copy of another field. */
  derivedFields?: Readonly<Record<string, DerivedField>>;
  texts: {
    /** What happens next: the steps of the confirmation, where a screen of its own confirms. */
    nextSteps?: Several<Translations>;
    /** The same in one or two sentences, for the confirmation mail. */
    mailNextSteps: Translations;
  };
};

/** A form that sends POST /service-requests/{kind}. Its path is also the name of the content page it stands on. */
export type RequestForm<Key extends string = string> = CaseForm<Key> & {
  /** What its screen is called where no content page says it, in the languages in which that is not the name. */
  heading?: Partial<Translations>;
  /** All requests share one inbox. */
  team: 'care';
  /**
   * What stands for the form where the service takes no such requests: the same form with a button that does nothing,
   * nothing at all, or that same form below a sentence that says so (decision D6).
   */
  whenClosed: 'idle-form' | 'nothing' | 'sentence';
  /** What its screen shows before the form, where the service has it: prices that can be seen at once, the same in steps. */
  leadsTo: 'prices' | 'steps' | 'nothing';
  /** Whether a link to its screen may name the product that the field begins with (`?product=`). */
  takesProduct: boolean;
  /** The field in which further products are named: where it holds words, the one that was chosen is not all that is asked about. */
  furtherProducts?: string;
  /** The form with which the case is followed by its number; without it the sender's browser follows it. */
  tracking?: TrackingForm;
  /** The last of its next steps is to follow it by its reference, which a service may not give. */
  lastStepNeedsReference?: true;
  /**
   * The choices and periods that tell one case of the kind from another, by their names: their words stand beside the case
   * wherever its sender sees it. Never what somebody typed.
   */
  about?: readonly string[];
  /**
   * The day by which all has to be settled, and what its sender is told where that is closer than the company wants to be asked:
   * the request is taken all the same.
   */
  lastDay?: { field: string; closeText: Translations };
  /** False where the sender is promised no day of a response. */
  promisesDay?: false;
  /** The external page that stands in the form's place where the site settings have its address (decision D11). */
  externalForm?: { setting: 'complaintForm'; title: Translations };
  texts: { nextSteps: Several<Translations> };
};

/** A form that finds one case by its number and the ID of its sender. */
export type TrackingForm<Key extends string = string> = Form<Key> & { path: 'claims' | 'complaints' };
