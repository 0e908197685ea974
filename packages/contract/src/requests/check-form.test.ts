import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { claimSteps } from '../forms/claim-steps.ts';
import { contactUs } from '../forms/contact-us.ts';
import type { Form } from '../forms/define-form.ts';
import type { FieldRule } from '../forms/field-rule.ts';
import { ruleOf } from '../forms/form-rules.ts';
import { forms, requestForms, requestKinds, trackingForms } from '../forms/forms.ts';
import { jobApplication } from '../forms/job-application.ts';
import { checkField, maximumOf } from './check-field.ts';
import { checkFiles, typeOfContent } from './check-files.ts';
import { checkForm } from './check-form.ts';
import { todayInRiyadh } from './today-in-riyadh.ts';

const { claim, complaint } = requestForms;
const problemsOf = (form: Form, values: Record<string, unknown>, files = {}) =>
  checkForm(form, { values, files }, { language: 'en' }).problems.map(({ field, message }) => `${field}: ${message}`);
const first = (form: Form, field: string, value: unknown) =>
  checkForm(form, { values: { [field]: value } }, { language: 'en' }).problems.find(
    (problem) => problem.field === field,
  )?.message;
const pdf = (size: number, name = 'cv.pdf', type = 'application/pdf') => ({ name, type, size });

describe('an option of the site settings', () => {
  const options = { city: ['Al\u00a0Khobar', '\u200fالرياض\u200f', 'حي ٢٠٢٤', 'حي 2024', 'Jeddah'] };
  const sent = (city: string) => {
    const { values, problems } = checkForm(claim, { values: { city }, options }, { language: 'en' });
    return problems.find(({ field }) => field === 'city')?.key ?? values.city;
  };
  test.each(options.city)('%j can be sent as it is, and is stored so', (city) => expect(sent(city)).toBe(city));
  test('is known however its blanks, marks and digits are written', () => {
    expect(['Al Khobar', 'الرياض', ' Jeddah '].map(sent)).toEqual(['Al\u00a0Khobar', '\u200fالرياض\u200f', 'Jeddah']);
    expect(sent('Dammam')).toBe('notAChoice');
  });
});

describe('contact form', () => {
  test('[VAL-02] [VAL-05..07] what is missing is named word for word', () => {
    expect(problemsOf(contactUs, {})).toEqual([
      'name: Name is required',
      'email: Email is required',
      'subject: Subject is required',
      'message: Message is required',
    ]);
  });
  test('[VAL-03] a name needs three characters, counted after trimming', () => {
    expect(first(contactUs, 'name', ' Al ')).toBe('Name must be at least 3 characters');
    expect(first(contactUs, 'name', 'Ali')).toBeUndefined();
    expect(first(contactUs, 'name', 'علي')).toBeUndefined();
  });
  test('[VAL-04] an email address needs an @ and a dot', () => {
    for (const bad of ['abc', 'a@b', 'a b@c.de', 'a@@b.co', 'a@b..co'])
      expect(first(contactUs, 'email', bad)).toBe('Invalid email address');
    expect(first(contactUs, 'email', 'a@b.co')).toBeUndefined();
  });
  test('[VAL-08] phoneNumber takes anything', () => {
    for (const any of ['', 'call me', '٠٥٥', '+++']) expect(first(contactUs, 'phoneNumber', any)).toBeUndefined();
  });
});

describe('job application', () => {
  const files = { cv_url: [pdf(1000)] };
  test('[VAL-10] [VAL-12] [VAL-14..16] [VAL-19] [VAL-21] what is missing is named word for word', () => {
    expect(problemsOf(jobApplication, {})).toEqual([
      'first_name: First name is required',
      'last_name: Last name is required',
      'email: Email is required',
      'phone_number: Phone number is required',
      'cv_url: CV is required',
      'cover_letter_title: Cover letter title is required',
      'cover_letter_description: Message is required',
    ]);
  });
  test('[VAL-09] [VAL-11] [VAL-18] [VAL-20] the bounds are 40 and 1000 characters', () => {
    const long = (n: number) => 'ع'.repeat(n);
    const filled = (n: number, m: number) => ({
      first_name: long(n),
      last_name: long(n),
      email: 'a@b.co',
      phone_number: '1',
      cover_letter_title: long(n),
      cover_letter_description: long(m),
    });
    expect(problemsOf(jobApplication, filled(40, 1000), files)).toEqual([]);
    expect(problemsOf(jobApplication, filled(41, 1001), files)).toEqual([
      'first_name: First name must be 40 characters or less',
      'last_name: Last name must be 40 characters or less',
      'cover_letter_title: Cover letter title must be 40 characters or less',
      'cover_letter_description: Cover letter description must be 1000 characters or less',
    ]);
  });
  test('[VAL-13] [VAL-17] a malformed address and a file that is no PDF', () => {
    expect(first(jobApplication, 'email', 'abc')).toBe('Invalid email address');
    for (const type of ['image/png', 'application/msword']) {
      expect(checkFiles(ruleOf(jobApplication.fields.cv_url), [pdf(10, 'cv.pdf', type)])).toBe('cvOnlyPdf');
    }
    expect(checkFiles(ruleOf(jobApplication.fields.cv_url), [pdf(5 * 1_048_576 + 1)])).toBe('cvTooLarge');
    expect(checkFiles(ruleOf(jobApplication.fields.cv_url), [pdf(0)])).toBe('fileEmpty');
  });
});

describe('service requests', () => {
  test('[VAL-22] [VAL-23] [VAL-25] [VAL-26] [VAL-28..30] complaint and claim name what is missing', () => {
    expect(problemsOf(complaint, {})).toEqual([
      'full_name: Full Name is required',
      'id_number: ID or Iqama Number is required',
      'phone: Phone Number is required',
      'email: Email is required',
      'city: City is required',
      'product: Product is required',
      'service_request_type: Service Request Type is required',
      'complaint_relation: Complaint Relation is required',
      'comments: Description is required',
    ]);
    expect(problemsOf(claim, {})).toEqual([
      'full_name: Full Name is required',
      'id_number: ID or Iqama Number is required',
      'phone: Phone Number is required',
      'city: City is required',
      'email: Email is required',
      'policy_number: Policy Number is required',
      'product: Product is required',
    ]);
  });
  test('[VAL-24] letters in the ID are told apart from a wrong ID', () => {
    expect(first(complaint, 'id_number', '12a45')).toBe('Must contain only digits');
    expect(first(complaint, 'phone', 'phone')).toBe('Must contain only digits');
    expect(first(complaint, 'id_number', '12345')).toBe(complaint.messages.idNumberShape.en);
    expect(first(complaint, 'id_number', '1000000000')).toBe(complaint.messages.idNumberCheck.en);
  });
  test('[VAL-31..33] tracking names what is missing', () => {
    expect(problemsOf(trackingForms.complaints, {})).toEqual([
      'id: ID is required',
      'number: Complaint Number is required',
    ]);
    expect(problemsOf(trackingForms.claims, {})).toEqual([
      'id: ID or Iqama Number is required',
      'number: Claim Number is required',
    ]);
  });
  test('[CENTER-05] [COMPLAINT-06] tracking leaves it to the service which ID matches', () => {
    for (const form of Object.values(trackingForms)) {
      expect(problemsOf(form, { id: '1234567890', number: 'T-1' })).toEqual([]);
      expect(problemsOf(form, { id: '12a45', number: 'T-1' })).toEqual(['id: Must contain only digits']);
    }
  });
  test('[VAL-37] [VAL-38] cancellation papers: four types, 2 MB each, five files', () => {
    const { fields, messages } = requestForms['cancel-insurance'];
    const rule = ruleOf(fields.documents);
    for (const [name, type] of [
      ['a.pdf', 'application/pdf'],
      ['a.jpg', 'image/jpeg'],
      ['a.png', 'image/png'],
      ['a.bmp', 'image/bmp'],
      ['a.BMP', ''],
    ] as const) {
      expect(checkFiles(rule, [pdf(2_097_152, name, type)])).toBeUndefined();
    }
    expect(checkFiles(rule, [pdf(2_097_153)])).toBe('documentsTooLarge');
    expect(checkFiles(rule, [pdf(5, 'a.exe', 'application/x-msdownload')])).toBe('documentsType');
    expect(checkFiles(rule, Array(6).fill(pdf(5)))).toBe('documentsTooMany');
    expect(messages.documentsType.en).toMatch(/PDF, JPG, PNG and BMP/);
    expect(messages.documentsTooLarge.en).toMatch(/2 MB/);
  });
  test('[VAL-41] an empty request of every kind has one problem per required field', () => {
    for (const kind of requestKinds) {
      const form: Form = requestForms[kind];
      const required = Object.values(form.fields).filter((field) => field.required).length;
      expect(checkForm(form, { values: {} }, { language: 'en' }).problems).toHaveLength(required);
    }
  });
  test('an option that is not on offer is refused, one that is is taken', () => {
    const check = (city: string) => checkField(ruleOf(claim.fields.city), city, ['riyadh']).problem;
    expect([check('riyadh'), check('atlantis')]).toEqual([undefined, 'notAChoice']);
  });
});

describe('numbers as people type and paste them', () => {
  test.each(['١٠٠٠٠٠٠٠٠٨', '۱۰۰۰۰۰۰۰۰۸', '1000 000 008', '\u200e1000000008', '1000-000-008', '1000\u2011000\u2013008'])(
    '%s is the ID 1000000008',
    (typed) => expect(checkField(ruleOf(claim.fields.id_number), typed)).toEqual({ value: '1000000008' }),
  );
  test.each([
    '0512345678',
    '512345678',
    '966512345678',
    '+966 51 234 5678',
    '00966512345678',
    '٠٥١٢٣٤٥٦٧٨',
    '(051) 234-5678',
    '+966 0512345678',
    '9660512345678',
    '051\u2011234\u20115678',
    '\u202a+966\u00a051\u2013234\u20145678\u202c',
  ])('%s is +966512345678', (typed) =>
    expect(checkField(ruleOf(claim.fields.phone), typed)).toEqual({ value: '+966512345678' }),
  );
  test('a visitor abroad keeps the own number', () => {
    expect(checkField(ruleOf(claim.fields.phone), '+20 100 123 4567')).toEqual({ value: '+201001234567' });
    expect(checkField(ruleOf(claim.fields.phone), '12345').problem).toBe('phoneInvalid');
  });
  test.each([
    ['SA03 8000 0000 6080 1016 7519', true],
    ['sa4420000001234567891234', true],
    ['SA0380000000608010167518', false],
    ['AE070331234567890123456', false],
  ])('IBAN %s: %s', (typed, valid) =>
    expect(checkField(ruleOf(requestForms['cancel-insurance'].fields.iban), typed).problem === undefined).toBe(valid),
  );
  test.each([
    ['2026-11-27', '2026-11-27'],
    ['27/11/2026', '2026-11-27'],
    ['٢٧/١١/٢٠٢٦', '2026-11-27'],
    ['7-1-2027', '2027-01-07'],
    ['2026/11/27', '2026-11-27'],
    ['٢٠٢٦/١١/٢٧', '2026-11-27'],
    ['٢٧؍١١؍٢٠٢٦', '2026-11-27'],
    ['27\u201111\u20132026', '2026-11-27'],
    ['31/02/2026', undefined],
    ['soon', undefined],
  ])('date %s is %s', (typed, iso) => expect(checkField({ kind: 'date' }, typed).value).toBe(iso));
});

describe('visa data', () => {
  const { fields: entry } = requestForms['activate-visa'];
  const { fields: extension } = requestForms['extend-insurance'];
  const dayFromNow = (days: number) => todayInRiyadh(Date.now() + days * 86_400_000);
  const problemOf = (field: Parameters<typeof ruleOf>[0], value: string) => checkField(ruleOf(field), value).problem;

  test('[ACTIVATE-02] a date of entry lies within a visit: neither decades ago nor years ahead, and the message says why', () => {
    for (const days of [-730, -30, 0, 1, 90, 365]) {
      expect(problemOf(entry.date_of_entry, dayFromNow(days)), String(days)).toBeUndefined();
    }
    expect(problemOf(entry.date_of_entry, '1950-01-01')).toBe('dateOfEntryTooEarly');
    expect(problemOf(entry.date_of_entry, dayFromNow(-740))).toBe('dateOfEntryTooEarly');
    expect(problemOf(entry.date_of_entry, dayFromNow(400))).toBe('dateOfEntryTooLate');
    expect(first(requestForms['activate-visa'], 'date_of_entry', '01/01/1950')).toMatch(/Date of Entry: .*2 years/);
  });

  test('[EXTEND-02] a visa that has ended is not extended, and the message says so', () => {
    for (const days of [0, 30, 365, 730]) {
      expect(problemOf(extension.visa_expiry, dayFromNow(days)), String(days)).toBeUndefined();
    }
    expect(problemOf(extension.visa_expiry, '2020-05-01')).toBe('visaExpiryPast');
    expect(problemOf(extension.visa_expiry, dayFromNow(-1))).toBe('visaExpiryPast');
    expect(problemOf(extension.visa_expiry, dayFromNow(740))).toBe('visaExpiryTooLate');
  });

  describe('a day is judged by the day in Riyadh, whatever the hour', () => {
    afterEach(() => void vi.useRealTimers());

    test.each(['2026-11-26T21:00:00Z', '2026-11-27T00:20:00Z', '2026-11-27T12:00:00Z', '2026-11-27T20:59:59Z'])(
      '[EXTEND-02] at %s it is the 27th: a visa that ended on the 26th has ended, one that ends today has not',
      (moment) => {
        vi.useFakeTimers({ now: new Date(moment) });
        expect(problemOf(extension.visa_expiry, '2026-11-26')).toBe('visaExpiryPast');
        expect(problemOf(extension.visa_expiry, '2026-11-27')).toBeUndefined();
        const { happened_on } = claimSteps.fields;
        expect(problemOf(happened_on, '2026-11-27'), 'an accident of this night').toBeUndefined();
        expect(problemOf(happened_on, '2026-11-28')).toBe('dayTooLate');
        expect(problemOf(entry.date_of_entry, '2027-11-28')).toBeUndefined();
        expect(problemOf(entry.date_of_entry, '2027-11-29')).toBe('dateOfEntryTooLate');
      },
    );
  });

  const sentPeriod = (extend_period: string) => {
    const { values, problems } = checkForm(
      requestForms['extend-insurance'],
      { values: { extend_period } },
      { language: 'en' },
    );
    const problem = problems.find(({ field }) => field === 'extend_period')?.key;
    return problem ? { problem } : { value: values.extend_period };
  };

  test('no hint names a day, which would be one that is refused sooner or later', () => {
    for (const { hint } of [entry.date_of_entry, extension.visa_expiry])
      for (const text of Object.values(hint)) expect(text).not.toMatch(/\d/);
  });

  test.each([
    '2 weeks',
    '6 months',
    'شهر واحد',
    'أسبوعان',
    'شهرين',
    '3 أشهر',
    '30 يوماً',
    '30',
    '90 days',
    'One month',
    'a year',
    'سنة',
  ])('[EXTEND-01] %s is a period where it may be written', (period) =>
    expect(sentPeriod(period)).toEqual({ value: period }),
  );
  test.each(['x', '7 years', 'سنتان', 'until the wedding', '0 days', '-', '400', '٢٤ شهراً'])(
    '[EXTEND-01] %s is none',
    (period) => expect(sentPeriod(period)).toEqual({ problem: 'periodInvalid' }),
  );
  test('[EXTEND-01] a form offers periods to pick, and takes no other', () => {
    expect(problemOf(extension.extend_period, '2 weeks')).toBeUndefined();
    expect(problemOf(extension.extend_period, '30 days')).toBe('periodInvalid');
  });
});

test('an IBAN of the right length with a wrong sign has a sentence of its own', () => {
  const { fields, messages } = requestForms['cancel-insurance'];
  const problem = (iban: string) => checkField(ruleOf(fields.iban), iban).problem;
  expect([problem('SA0380000000608010167519'), problem('SA0380000000608010167518'), problem('SA03800')]).toEqual([
    undefined,
    'ibanCheck',
    'ibanInvalid',
  ]);
  expect(messages.ibanCheck.en).not.toMatch(/22/);
});

describe('what a kind of field takes', () => {
  const check = (kind: FieldRule['kind'], value: unknown, rule: Partial<FieldRule> = {}) =>
    checkField({ kind, ...rule }, value);

  test.each<[FieldRule['kind'], string, string]>([
    ['passport', ' ab-123 45', 'AB12345'],
    ['passport', 'A1234', 'A1234'],
    ['passport', 'ABCDEF123456', 'ABCDEF123456'],
    ['visaNumber', '123 456', '123456'],
    ['visaNumber', '١٢٣٤٥٦٧٨٩٠١٢٣٤٥', '123456789012345'],
    ['borderNumber', '3000-000-000', '3000000000'],
    ['policyNumber', ' p/2026 -001.a_b ', 'P/2026-001.A_B'],
    ['policyNumber', 'abc', 'ABC'],
    ['policyNumber', 'p\u20112026\u2013001', 'P-2026-001'],
    ['digits', '1-2/3', '123'],
    ['digits', '1\u00a02', '12'],
    ['email', ' \u200ea@b.co ', 'a@b.co'],
    ['choice', ' a\u00a0b\u00a0', 'a b'],
  ])('%s: %j is %s', (kind, typed, value) => expect(check(kind, typed)).toEqual({ value }));

  test.each<[FieldRule['kind'], string, string[]]>([
    ['passport', 'passportNumberInvalid', ['A123', 'ABCDEF1234567', '!A1234', 'A1234!']],
    ['visaNumber', 'visaNumberInvalid', ['12345', '1234567890123456', 'V123456', '123456V']],
    ['borderNumber', 'borderNumberInvalid', ['1000000000', '300000000', 'border']],
    ['policyNumber', 'policyNumberInvalid', ['AB', '-ABC', `A${'1'.repeat(30)}`, '#ABC', 'ABC#']],
    ['iban', 'ibanInvalid', ['SA00', 'not an IBAN']],
    ['date', 'dateInvalid', ['soon', '2026-02-30']],
    ['date', 'dateShortYear', ['10/12/26', '10 Dec 26', '١٠ ديسمبر ٢٦']],
    ['phone', 'onlyDigits', ['call 0512345678', '0512345678 please', '']],
    ['phone', 'phoneInvalid', ['0612345678']],
    ['idNumber', 'onlyDigits', ['a1000000008', '1000000008a']],
    ['digits', 'onlyDigits', ['a1', '1a', '+1']],
  ])('%s: the message is %s', (kind, problem, values) => {
    for (const value of values.filter(Boolean)) expect(check(kind, value)).toEqual({ problem });
  });

  test('a choice is one of those that the form itself offers, or that the settings offer where they are known', () => {
    const choices = ['30', '60'];
    expect([check('choice', '30', { choices }), check('choice', '90', { choices })]).toEqual([
      { value: '30' },
      { problem: 'notAChoice' },
    ]);
    const rule: FieldRule = { kind: 'choice', choices: 'cities' };
    expect(checkField(rule, 'riyadh')).toEqual({ value: 'riyadh' });
    expect(checkField(rule, 'riyadh', [])).toEqual({ value: 'riyadh' });
    expect(checkField(rule, 'riyadh', ['jeddah'])).toEqual({ problem: 'notAChoice' });
    expect(checkField({ kind: 'text' }, 'riyadh', ['jeddah'])).toEqual({ value: 'riyadh' });
  });

  test('prose keeps its own digits and marks, its lines end alike, and what no reader sees goes', () => {
    for (const kind of ['text', 'longText'] as const) {
      expect(check(kind, ' ١٢ \u200fأ\u00a0ب\r\nc\rd\te\u0000\u0007\u009f ')).toEqual({
        value: '١٢ \u200fأ\u00a0ب\nc\nd\te',
      });
    }
  });

  test.each([
    ['Sam \u202eremotsuC\u202c Reader', 'Sam remotsuC Reader'],
    ['Rear-ended \u2067at\u2069 a \u2066\u2068light\u2069', 'Rear-ended at a light'],
    ['\ufeffSa\u200bra\u00ad \u2060Ali\u180e\u{e0041}', 'Sara Ali'],
    // What a text is written with stays, and so do signs that have a shape.
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d👧 C++\u200e \u061c٣', '👩\u200d👧 C++\u200e \u061c٣'],
    ['\u0600١٢ \u06dd', '\u0600١٢ \u06dd'],
    // Nothing that anybody could read.
    ['\u202e\u200b', ''],
    ['\u200f \u200d', ''],
  ])('characters that turn a text round or hide in it go, in names and texts alike: %j', (typed, kept) => {
    for (const kind of ['text', 'longText'] as const) expect(check(kind, typed)).toEqual({ value: kept });
  });

  test('of a name or text what stays is counted, and nothing that stays is nothing typed', () => {
    const rule = { required: 'nameRequired', maximum: { length: 4, message: 'nameTooLong' } };
    expect(check('text', '\u202eS\u200bara\u202c\u2060', rule)).toEqual({ value: 'Sara' });
    expect(check('text', '\u202e\u200b\u202c', rule)).toEqual({ problem: 'nameRequired' });
  });

  test('a number counts as its digits, everything else that is no text as empty', () => {
    expect(check('idNumber', 1_000_000_008)).toEqual({ value: '1000000008' });
    for (const value of [undefined, null, true, ['1000000008'], { value: '1' }]) {
      expect(check('digits', value)).toEqual({ value: '' });
      expect(check('text', value, { required: 'nameRequired' })).toEqual({ problem: 'nameRequired' });
    }
  });

  test('without a limit of its own a field takes 300 characters, a long text 5000, counted as people count', () => {
    for (const [kind, most] of [
      ['text', 300],
      ['choice', 300],
      ['longText', 5000],
    ] as const) {
      expect(check(kind, '🙂'.repeat(most)).problem).toBeUndefined();
      expect(check(kind, '🙂'.repeat(most + 1)).problem).toBe('tooLong');
      expect(maximumOf({ kind })).toBe(most);
    }
    const maximum = { length: 2, message: 'nameTooLong' };
    expect([check('text', '🙂🙂', { maximum }), check('text', 'abc', { maximum })]).toEqual([
      { value: '🙂🙂' },
      { problem: 'nameTooLong' },
    ]);
    const minimum = { length: 2, message: 'nameTooShort' };
    expect([check('text', 'ab', { minimum }), check('text', '🙂', { minimum })]).toEqual([
      { value: 'ab' },
      { problem: 'nameTooShort' },
    ]);
  });

  test('a file sent as a text is no value', () => {
    expect(checkField(ruleOf(jobApplication.fields.cv_url), 'cv.pdf')).toEqual({ value: '' });
  });
});

describe('files as browsers name them', () => {
  const { documents } = requestForms['cancel-insurance'].fields;
  const { cv_url } = jobApplication.fields;

  test('[VAL-37] the media type decides, in all its spellings', () => {
    const media = ['application/pdf', 'IMAGE/JPEG', 'image/jpg', 'image/pjpeg', 'image/png', 'image/bmp'];
    for (const type of [...media, 'image/x-ms-bmp', 'image/x-bmp']) {
      expect(checkFiles(ruleOf(documents), [pdf(5, 'name', type)])).toBeUndefined();
    }
    for (const type of ['image/svg+xml', 'image/gif', 'text/html', 'application/zip']) {
      expect(checkFiles(ruleOf(documents), [pdf(5, 'a.pdf', type)])).toBe('documentsType');
    }
  });

  test('[VAL-37] where a browser knows no type, the ending of the name decides', () => {
    for (const type of ['', 'application/octet-stream', 'Application/Octet-Stream']) {
      for (const name of ['a.pdf', 'a.JPG', 'a.jpeg', 'a.png', 'a.bmp']) {
        expect(checkFiles(ruleOf(documents), [pdf(5, name, type)])).toBeUndefined();
      }
      for (const name of ['a.exe', 'pdf', 'a.pdf.exe', '']) {
        expect(checkFiles(ruleOf(documents), [pdf(5, name, type)])).toBe('documentsType');
      }
      expect(checkFiles(ruleOf(cv_url), [pdf(5, 'a.png', type)])).toBe('cvOnlyPdf');
    }
  });

  test('[VAL-19] the nameless empty part of an input without a choice is no file', () => {
    const none = pdf(0, '', 'application/octet-stream');
    expect(checkFiles(ruleOf(cv_url), [none])).toBe('cvRequired');
    expect(checkFiles(ruleOf(cv_url), [none, pdf(5)])).toBeUndefined();
    expect(checkFiles(ruleOf(documents), [none])).toBe(ruleOf(documents).required);
    expect(checkFiles(ruleOf(cv_url), [pdf(5, '', 'application/pdf')])).toBeUndefined();
    expect(checkFiles(ruleOf(cv_url), [pdf(0, 'cv.pdf')])).toBe('fileEmpty');
  });

  test('[VAL-38] as many as the rule says are taken, and a field that takes none has no problem with them', () => {
    expect(checkFiles(ruleOf(documents), Array(5).fill(pdf(5)))).toBeUndefined();
    expect(checkFiles({ kind: 'text', required: 'x' }, [pdf(5)])).toBeUndefined();
  });

  test('[VAL-17] [VAL-37] the first bytes are the whole signature of a type', () => {
    const bytes: [string, number[]][] = [
      ['jpg', [0xff, 0xd8, 0xff, 0xe0]],
      ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
      ['bmp', [0x42, 0x4d, 0x00]],
    ];
    for (const [type, start] of bytes) {
      expect(typeOfContent(Uint8Array.from(start))).toBe(type);
      expect(typeOfContent(Uint8Array.from([...start.slice(0, 1), 0, ...start.slice(2)]))).toBeUndefined();
    }
    for (const start of ['', '%PDF', 'B', '<html>']) expect(typeOfContent(Buffer.from(start))).toBeUndefined();
  });
});

test('[VAL-36] [VAL-34] [VAL-35] every message exists in Arabic, without Latin letters but for names of things', () => {
  for (const { en, ar } of forms.flatMap(({ messages }) => Object.values(messages))) {
    expect(en).not.toBe('');
    expect(ar.replace(/PDF|JPG|PNG|BMP|SA|\{n\}/g, '')).not.toMatch(/[a-z]/i);
  }
  expect(contactUs.messages.subjectRequired.en).toBe('Subject is required');
  expect(contactUs.messages.messageRequired.en).toBe('Message is required');
});

test('a file is what its first bytes say', () => {
  expect(typeOfContent(Buffer.from('%PDF-1.7'))).toBe('pdf');
  expect(typeOfContent(Buffer.from('MZ not a pdf'))).toBeUndefined();
});

test('any input is answered with values or messages, never with an error, and 1 MB of text is refused', () => {
  const anyForm = fc.constantFrom(...forms);
  fc.assert(
    fc.property(anyForm, fc.dictionary(fc.string(), fc.anything()), fc.anything(), (form, values, value) => {
      const everyField = Object.fromEntries(Object.keys(form.fields).map((field) => [field, value]));
      expect(() => checkForm(form, { values: { ...values, ...everyField } }, { language: 'ar' })).not.toThrow();
    }),
  );
  expect(first(contactUs, 'message', 'x'.repeat(1_048_576))).toBe('Use 5000 characters or less');
});
