import { dayMs } from '@insurer/contract/day-ms.ts';
import { readLanguage } from '@insurer/contract/language.ts';
import type { Endpoint } from 'payload';
import { notAllowed } from '../../access/roles.ts';
import { adminLanguageOf } from '../../fields/labels.ts';
import { seesDrafts } from '../../preview/sees-drafts.ts';
import { standalonePreview } from '../../preview/standalone-preview.ts';
import { storedTexts } from '../../texts/stored-texts.ts';
import { textGroups } from '../../texts/text-groups.ts';
import { exampleOfficer } from '../example-officer.ts';
import { newReference } from '../reference.ts';
import { exampleCases } from './example-cases.ts';
import { groupSheet } from './group-sheet.ts';

const dueMs = 3 * dayMs;

/**
 * GET /globals/texts/group-preview?group=&locale=: all texts of a group as their draft has them, also those that no screen of the site
 * shows without a case, a fault or a mistake (decision 0027).
 */
export const previewGroup: Endpoint = {
  path: '/group-preview',
  method: 'get',
  handler: async (req) => {
    if (!seesDrafts(req)) return notAllowed(req);
    const admin = adminLanguageOf(req.i18n);
    const group = textGroups(admin).find(({ id }) => id === req.searchParams.get('group'));
    if (!group) return Response.json({ message: 'There are no such texts.' }, { status: 404 });
    const language = readLanguage(req.searchParams.get('locale') ?? 'en');
    const wording = { language, changedTexts: await storedTexts(req, true) };
    const officer = { ...exampleOfficer, name: exampleOfficer.name[language] };
    const sheet = { group, cases: exampleCases(group.id, wording), wording, admin, officer };
    const html = groupSheet({ ...sheet, reference: newReference(), dueAt: new Date(Date.now() + dueMs) });
    return new Response(html, { headers: standalonePreview });
  },
};
