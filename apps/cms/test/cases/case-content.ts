import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import { type RequestKind, requestForms, requestKinds } from '@insurer/contract/forms/forms.ts';
import { consentNames, jobApplication } from '@insurer/contract/forms/job-application.ts';
import type { Payload } from 'payload';
import type { CaseCollection } from '../../src/cases/case-kinds.ts';
import { config } from '../../src/config.ts';
import { openTestContent } from '../test-content.ts';

export const jobKey = 'claims-handler';
export const closedJobKey = 'closed-job';

const options = (values: string[]) => values.map((value) => ({ value, label: value }));

/** Content that takes requests: all kinds accepted, short option lists, one open and one closed job. */
export async function openCaseContent(): Promise<Payload> {
  const payload = await openTestContent();
  await payload.updateGlobal({
    slug: 'site-settings',
    locale: 'en',
    data: {
      company: { name: 'Example Insurance' },
      options: {
        cancellation_reasons: options(['visa-rejected', 'other']),
        products: options(['motor', 'travel']),
        cities: options(['riyadh', 'jeddah']),
      },
      service_requests: { accepted: [...requestKinds] },
    },
  });
  await payload.create({
    collection: 'jobs',
    locale: 'en',
    data: { title: 'Claims handler', key: jobKey, _status: 'published' },
  });
  await payload.create({
    collection: 'jobs',
    locale: 'en',
    draft: true,
    data: { title: 'Closed', key: closedJobKey, _status: 'draft' },
  });
  return payload;
}

/** A day that a visit visa may be entered on and end on, whatever the clock says. */
export const dayOfVisit = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** What tests look for, and how else people type it. */
const typed: Partial<Record<RequestKind, Record<string, string>>> = {
  'activate-visa': {
    policy_number: 'p-1001/22',
    visa_number: '٦٠٠١٢٣٤٥٦٧',
    passport_number: 'a 1234567',
    date_of_entry: dayOfVisit.split('-').reverse().join('/'),
  },
  'extend-insurance': { visa_expiry: dayOfVisit },
  'cancel-insurance': { iban: 'sa03 8000 0000 6080 1016 7519' },
  'details-request': { phone: '+966 51 234 5678' },
  claim: { full_name: 'سارة أحمد', id_number: '١٠٠٠٠٠٠٠٠٨' },
  complaint: { id_number: '2000000006', product: 'travel' },
};

/** One valid request of every kind, as people type it; files are added where the kind has them. */
export const validRequests = Object.fromEntries(
  requestKinds.map((kind) => [kind, formExample(requestForms[kind], typed[kind])]),
) as Record<RequestKind, Record<string, string>>;

export const validMessage = formExample(contactUs, { phoneNumber: '0512345678' });

export const validApplication: Record<string, string> = {
  ...formExample(jobApplication, { first_name: 'Sara', last_name: 'Ahmed' }),
  ...Object.fromEntries(consentNames.map((name) => [name, 'true'])),
};

const signatures = {
  pdf: Buffer.from('%PDF-1.7\n'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  bmp: Buffer.from('BM'),
};

/** Content of so many bytes that begins as files of its type do. */
export function contentOf(type: keyof typeof signatures, size = 1000): Blob {
  const types = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg', bmp: 'image/bmp' };
  const content = Buffer.alloc(size);
  signatures[type].copy(content);
  return new Blob([content], { type: types[type] });
}

/** A form as a browser sends it. */
export function formOf(fields: Record<string, string>, files: [field: string, content: Blob, name: string][] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [field, content, name] of files) form.append(field, content, name);
  return form;
}

export async function everyCase(payload: Payload, collection: CaseCollection) {
  const { docs } = await payload.find({ collection, pagination: false, overrideAccess: true, depth: 0 });
  return docs;
}

/** Names of all private files on disk, those that are still coming in included. */
export async function filesOnDisk(): Promise<string[]> {
  const folder = join(config.dataDir, 'private');
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
