import type { MessageKey } from './messages.ts';

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
  | 'choice'
  | 'files';

/** Where the choices of a field come from: a list of the site settings, or values that the contract fixes. */
export type Choices = 'cancellationReasons' | 'products' | 'cities' | readonly string[];

export type FileRule = {
  types: readonly FileType[];
  /** Bytes that one file may have; 1 MB is 1,048,576 bytes. */
  maximumBytes: number;
  maximumFiles: number;
  typeMessage: MessageKey;
  sizeMessage: MessageKey;
  countMessage: MessageKey;
};
export type FileType = 'pdf' | 'jpg' | 'png' | 'bmp';

export type FieldRule = {
  kind: FieldKind;
  /** The message when the field is empty; without it the field is optional. */
  required?: MessageKey;
  minimum?: { length: number; message: MessageKey };
  maximum?: { length: number; message: MessageKey };
  choices?: Choices;
  files?: FileRule;
};

/** The fields of one form by their wire names, in the order in which they are asked. */
export type FormRules = Record<string, FieldRule>;
