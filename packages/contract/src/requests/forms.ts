import type { FileRule, FormRules } from './field-rule.ts';
import type { RequestKind } from './kinds.ts';

const megabyte = 1_048_576;

/** POST /contact-us (VAL-02 to VAL-08). `phoneNumber` has no rule. */
export const contactRules = {
  name: { kind: 'text', required: 'nameRequired', minimum: { length: 3, message: 'nameTooShort' } },
  email: { kind: 'email', required: 'emailRequired' },
  subject: { kind: 'text', required: 'subjectRequired' },
  message: { kind: 'longText', required: 'messageRequired' },
  phoneNumber: { kind: 'text' },
} satisfies FormRules;

const cvFile: FileRule = {
  types: ['pdf'],
  maximumBytes: 5 * megabyte,
  maximumFiles: 1,
  typeMessage: 'cvOnlyPdf',
  sizeMessage: 'cvTooLarge',
  countMessage: 'cvOneFile',
};

/** POST /jobs/{id} (VAL-09 to VAL-21). */
export const applicationRules = {
  first_name: { kind: 'text', required: 'firstNameRequired', maximum: { length: 40, message: 'firstNameTooLong' } },
  last_name: { kind: 'text', required: 'lastNameRequired', maximum: { length: 40, message: 'lastNameTooLong' } },
  email: { kind: 'email', required: 'emailRequired' },
  phone_number: { kind: 'text', required: 'phoneNumberRequired' },
  cv_url: { kind: 'files', required: 'cvRequired', files: cvFile },
  cover_letter_title: {
    kind: 'text',
    required: 'coverLetterTitleRequired',
    maximum: { length: 40, message: 'coverLetterTitleTooLong' },
  },
  cover_letter_description: {
    kind: 'longText',
    required: 'messageRequired',
    maximum: { length: 1000, message: 'coverLetterTooLong' },
  },
} satisfies FormRules;

const fullName = { kind: 'text', required: 'fullNameRequired' } as const;
const idNumber = { kind: 'idNumber', required: 'idNumberRequired' } as const;
const phone = { kind: 'phone', required: 'phoneRequired' } as const;
const email = { kind: 'email', required: 'emailRequired' } as const;
const city = { kind: 'choice', required: 'cityRequired', choices: 'cities' } as const;
const product = { kind: 'choice', required: 'productRequired', choices: 'products' } as const;
const policyNumber = { kind: 'policyNumber', required: 'policyNumberRequired' } as const;
const visaNumber = { kind: 'visaNumber', required: 'visaNumberRequired' } as const;
const passportNumber = { kind: 'passport', required: 'passportNumberRequired' } as const;
const comments = { kind: 'longText' } as const;

const documents: FileRule = {
  types: ['pdf', 'jpg', 'png', 'bmp'],
  maximumBytes: 2 * megabyte,
  maximumFiles: 5,
  typeMessage: 'documentsType',
  sizeMessage: 'documentsTooLarge',
  countMessage: 'documentsTooMany',
};

/** POST /service-requests/{kind}: fields by their wire names (docs/contract.md). */
export const requestRules = {
  'activate-visa': {
    policy_number: policyNumber,
    visa_number: visaNumber,
    passport_number: passportNumber,
    date_of_entry: { kind: 'date', required: 'dateOfEntryRequired' },
  },
  'extend-insurance': {
    passport_number: passportNumber,
    visa_number: visaNumber,
    border_number: { kind: 'borderNumber', required: 'borderNumberRequired' },
    extend_period: { kind: 'text', required: 'extendPeriodRequired' },
    visa_expiry: { kind: 'date', required: 'visaExpiryRequired' },
  },
  'cancel-insurance': {
    policy_number: policyNumber,
    visa_number: visaNumber,
    passport_number: passportNumber,
    cancellation_reason: { kind: 'choice', required: 'cancellationReasonRequired', choices: 'cancellationReasons' },
    phone,
    email,
    iban: { kind: 'iban', required: 'ibanRequired' },
    documents: { kind: 'files', required: 'documentsRequired', files: documents },
    message: { kind: 'longText' },
  },
  'details-request': {
    full_name: fullName,
    position: { kind: 'text', required: 'positionRequired' },
    phone,
    email,
    company_name: { kind: 'text', required: 'companyNameRequired' },
    company_activity: { kind: 'text' },
    product_of_interest: { kind: 'choice', required: 'productOfInterestRequired', choices: 'products' },
    comments,
  },
  claim: {
    full_name: fullName,
    id_number: idNumber,
    phone,
    city,
    email,
    policy_number: policyNumber,
    claim_number: { kind: 'policyNumber' },
    product,
    comments,
  },
  complaint: {
    full_name: fullName,
    id_number: idNumber,
    phone,
    email,
    city,
    product,
    service_request_type: { kind: 'choice', required: 'requestTypeRequired', choices: ['complaint', 'enquiry'] },
    complaint_relation: {
      kind: 'choice',
      required: 'complaintRelationRequired',
      choices: ['motor', 'health', 'protection-saving', 'claims', 'sales'],
    },
    comments: { kind: 'longText', required: 'descriptionRequired' },
  },
  'fraud-report': {
    full_name: { kind: 'text' },
    phone: { kind: 'phone' },
    email: { kind: 'email' },
    comments: { kind: 'longText', required: 'descriptionRequired' },
  },
  quote: { full_name: fullName, phone, email, product, comments },
} satisfies Record<RequestKind, FormRules>;

/**
 * Following a claim or a complaint: number and ID must both match. Which IDs it knows is the service's business
 * (some file under a border number), so nothing but digits is asked for (decision D17).
 */
export const trackingRules = {
  claims: {
    id: { kind: 'digits', required: 'idNumberRequired' },
    number: { kind: 'text', required: 'claimNumberRequired' },
  },
  complaints: {
    id: { kind: 'digits', required: 'idRequired' },
    number: { kind: 'text', required: 'complaintNumberRequired' },
  },
} satisfies Record<'claims' | 'complaints', FormRules>;
