/** What a form field takes. The kind says how it is normalised and checked, the same everywhere. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'idNumber'
  | 'digits'
  | 'iban'
  | 'passport'
  | 'visaNumber'
  | 'borderNumber'
  | 'policyNumber'
  | 'date'
  | 'period'
  | 'choice'
  | 'files';

/** The lists of the site settings that a field can offer. */
export type OptionList = 'cancellationReasons' | 'products' | 'cities';

/** What the files of a field may be. `Key` are the names of the messages that its form has. */
export type FileRule<Key extends string = string> = {
  types: readonly FileType[];
  /** Bytes that one file may have; 1 MB is 1,048,576 bytes. */
  maximumBytes: number;
  maximumFiles: number;
  typeMessage: Key;
  sizeMessage: Key;
  countMessage: Key;
};
/** A kind of file that can be sent; the service knows it by its first bytes, not by its name. */
export type FileType = 'pdf' | 'jpg' | 'png' | 'bmp';

/** Between which days a date lies, as days from today in Riyadh; each message says why no other day can be right. */
export type DayRange<Key extends string = string> = { from: number; to: number; tooEarly: Key; tooLate: Key };

/** How one field is checked: the part of a form's table that a browser gets (see `forms/form-rules.ts`). */
export type FieldRule = {
  kind: FieldKind;
  /** The message when the field is empty; without it the field is optional. */
  required?: string;
  minimum?: { length: number; message: string };
  maximum?: { length: number; message: string };
  days?: DayRange;
  /** A list of the site settings, or the values that the form itself offers. */
  choices?: OptionList | readonly string[];
  files?: FileRule;
};

/** The rules of one form by the wire names of its fields, in the order in which they are asked. */
export type FormRules = Record<string, FieldRule>;
