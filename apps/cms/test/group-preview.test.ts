import { languages } from '@insurer/contract/language.ts';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../src/access/roles.ts';
import { previewGroup } from '../src/cases/text-preview/preview-group.ts';
import { editedTexts } from '../src/texts/edited-texts.ts';
import { textGroups } from '../src/texts/text-groups.ts';
import { textPlaces } from '../src/texts/text-places.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestContent();
});
afterAll(() => payload?.destroy());

async function preview(role: Role, query: string): Promise<Response> {
  const user = { id: 1, role, collection: 'users' };
  const req = Object.assign(await createLocalReq({}, payload), { user, searchParams: new URLSearchParams(query) });
  return previewGroup.handler(req as never);
}

it('an editor reads every text of a group as its draft has it, in either language (decision 0027)', async () => {
  const marked = (text: string) => `${text} ✓`;
  const changed = Object.fromEntries(
    [...editedTexts].map(([key, { en, ar }]) => [
      key,
      { ...(en && { en: marked(en) }), ...(ar && { ar: marked(ar) }) },
    ]),
  );
  await payload.updateGlobal({ slug: 'texts', draft: true, data: { changed, _status: 'draft' } });
  for (const group of textGroups('ar'))
    for (const language of languages) {
      const response = await preview('editor', `group=${group.id}&locale=${language}`);
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      const said = group.texts.filter(({ builtIn }) => builtIn[language]);
      expect(html.split(/ ✓ ?<\/dd>/).length - 1, group.id).toBe(said.length);
    }
});

it('texts of cases are read in cases that are invented, with what the draft calls where they stand', async () => {
  const changed = { 'case-statuses.received': { en: 'Here with us', ar: 'وصلنا طلبك' } };
  await payload.updateGlobal({ slug: 'texts', draft: true, data: { changed, _status: 'draft' } });
  const html = await (await preview('editor', 'group=case-statuses&locale=ar')).text();
  expect(html).toContain('<p class="status">وصلنا طلبك</p>');
  expect(html).toContain('names are invented');
});

it('who writes no texts sees none, and a group that does not exist is not found', async () => {
  expect((await preview('care', 'group=case-statuses')).status).toBe(403);
  expect((await preview('editor', 'group=invoices')).status).toBe(404);
});

it('the form of a job, prices and questions about cover are previewed where they are online', async () => {
  const path = (group: string, online = {}) =>
    textGroups('ar', online)
      .find(({ id }) => id === group)
      ?.previews.find((one) => one.path)?.path;
  expect(await textPlaces(payload)).toEqual({});
  expect(path('forms.apply-form')).toBe('/career-openings');
  const sections = [{ blockType: 'cover_questions', items: [{ question: 'Is a flood covered?' }] }];
  const page = { name: 'covered', title: 'Covered', sections, _status: 'published' };
  await payload.create({ collection: 'pages', data: page as never });
  const job = { key: 'actuary', title: 'Actuary', _status: 'published' };
  await payload.create({ collection: 'jobs', data: job as never });
  const online = await textPlaces(payload);
  expect([path('forms.apply-form', online), path('site.coverQuestions', online)]).toEqual([
    '/apply-form/actuary',
    '/covered',
  ]);
  expect(path('site.quote', { quote: 'quote/motor' })).toBe('/quote/motor');
  expect(path('case-statuses', online)).toBeUndefined();
});
