import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import { requestForms, requestKinds } from '@insurer/contract/forms/forms.ts';
import { jobApplication } from '@insurer/contract/forms/job-application.ts';
import { checkForm } from '@insurer/contract/requests/check-form.ts';
import { sectionNames } from '@insurer/contract/sections/sections.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedRates } from '../../src/seed/seed-rates.ts';
import { openCaseContent } from '../cases/case-content.ts';
import { answerClaim, everyPage, type Operation, operations, request, sendClaimAndComplaint } from './calls.ts';
import { described, faultsOfResponse, issuesOf } from './described.ts';
import { publishPageOfEverySection } from './page-of-every-section.ts';
import { probes, visitor } from './probes.ts';

vi.hoisted(() => {
  // Before the settings are read, and so before anything is imported.
  Object.assign(process.env, { LIMIT_SUBMISSIONS: '2/10', LIMIT_LOOKUPS: '2/10', LIMIT_READS: '2/10' });
});

const statuses = described.flatMap(({ operationId, responses }) =>
  Object.keys(responses)
    .map(Number)
    // The document itself is a file: nothing in its call can fail.
    .filter((status) => operationId !== 'get-openapi' || status !== 500)
    .map((status) => [operationId, status] as const),
);

let payload: Payload;
beforeAll(async () => {
  payload = await openCaseContent();
  await publishPageOfEverySection(payload, everyPage);
  await sendClaimAndComplaint();
  await answerClaim(payload);
  await seedRates(payload);
});
afterAll(() => payload?.destroy());

describe('the content service answers as its OpenAPI document says', () => {
  it.each(statuses)('%s: %d', async (id, status) => {
    const operation = operations[id] as Operation;
    const probe = probes[status];
    if (!probe) throw new Error(`${status} has no probe`);
    const response = await probe(id, operation, visitor(operation.call?.() ?? {}, `${id} ${status}`));
    expect(response.status).toBe(status);
    expect(await faultsOfResponse(id, response)).toEqual([]);
  });

  it('[SCOPE-01] the page that was compared has every section, with items and both languages', async () => {
    const response = await request('get-page', { params: { name: everyPage } });
    const { data } = (await response.json()) as { data: { sections: { section: { name: string } }[] } };
    expect(data.sections.map(({ section }) => section.name)).toEqual(sectionNames);
    expect(JSON.stringify(data)).toContain('Words in ar');
  });

  it('refuses what the document does not have', () => {
    const place = ['components', 'schemas', 'Section.faq'];
    const section = { id: 1, order: 0, section: { name: 'faq' }, content: {}, repeatable_content: [] };
    expect(issuesOf(place, section)).toEqual([]);
    expect(issuesOf(place, { ...section, content: { heading: 'x' } })).toHaveLength(1);
  });
});

describe('the OpenAPI document and the service have the same calls', () => {
  const folder = join(import.meta.dirname, '../../src/app/api');
  const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts') && !file.startsWith('[...rest]'))
    .map((file) => `/${file.replace(/\/route\.ts$/, '').replace(/\[(\w+)\]/g, '{$1}')}`);

  it('by their paths', () => {
    // One folder stands for the kinds that are sent and the references that are read.
    const kinds = new Set<string>([...requestKinds, '{reference}']);
    const paths = described.map(({ path }) =>
      path.replace(/^(\/service-requests)\/([^/]+)(.*)$/, (all, start, kind, rest) =>
        kinds.has(kind) ? `${start}/{kind}${rest}` : all,
      ),
    );
    expect([...new Set(paths)].sort()).toEqual(routes.sort());
  });

  it('by their operations', () => {
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(operations).sort());
  });
});

describe('what a form stores is what the document asks for', () => {
  const forms: Record<string, Form> = { ...requestForms, application: jobApplication, message: contactUs };
  it.each(Object.entries(forms))('%s', (name, form) => {
    const { fields = {}, file } = operations[`send-${name}`] as Operation;
    const { values } = checkForm(form, { values: fields }, { language: 'en' });
    const sent = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const { path = '', requestBody } = described.find(({ operationId }) => operationId === `send-${name}`) ?? {};
    const place = ['paths', path, 'post', 'requestBody', 'content'];
    const list = name === 'application' ? 'file' : ['file'];
    const types = Object.keys(requestBody?.content ?? {});
    expect(types).not.toEqual([]);
    for (const type of types) {
      expect(issuesOf([...place, type, 'schema'], { ...sent, ...(file && { [file]: list }) })).toEqual([]);
      expect(issuesOf([...place, type, 'schema'], {})).toHaveLength(1);
    }
  });
});
