import { defaultLanguage, languages } from '@insurer/contract/language.ts';
import { answerTemplates } from '@insurer/demo-content/answer-templates.ts';
import type { Both, SeedPage } from '@insurer/demo-content/content-types.ts';
import { countries } from '@insurer/demo-content/countries.ts';
import { header } from '@insurer/demo-content/header.ts';
import { pageGroups } from '@insurer/demo-content/page-groups.ts';
import { pages } from '@insurer/demo-content/pages.ts';
import { providers } from '@insurer/demo-content/providers/providers.ts';
import { answerWorkingDays, retentionMonths } from '@insurer/demo-content/service-standards.ts';
import { siteSettings } from '@insurer/demo-content/site-settings.ts';
import type { Payload } from 'payload';
import { defaultDueDays, defaultRetentionDays, fieldOf } from '../cases/case-handling.ts';
import { type CaseKind, caseKinds } from '../cases/case-kinds.ts';
import { carryOut } from '../providers/import-plan.ts';
import { enqueuePurge } from '../purge/enqueue-purge.ts';
import { record } from '../record/record.ts';
import { type FileIds, seedDocuments, seedPictures } from './files.ts';
import { inLanguage } from './in-language.ts';
import { markdownConverter } from './markdown-to-rich-text.ts';
import { quietly } from './quietly.ts';
import { rowId, type SeedContext, sectionToBlock } from './section-to-block.ts';
import { seedJobs } from './seed-jobs.ts';
import { seedRates } from './seed-rates.ts';
import { upsert } from './upsert.ts';

/**
 * Brings in the whole demo content, published in both languages. May run again at any time: entries are found by
 * their names and written over. Needs no network.
 *
 * @returns names of files that the content mentions and that do not exist
 */
export async function seed(payload: Payload): Promise<string[]> {
  const missing = new Set<string>();
  const pictures = await seedPictures(payload);
  const documents = await seedDocuments(payload);
  const toRichText = await markdownConverter(payload);
  const context = { pictures, documents, toRichText, missing: (file: string) => missing.add(file) };
  await seedJobs(payload, pictures, await seedCountries(payload));
  await seedGroups(payload, await seedPages(payload, context));
  await seedProviders(payload);
  await seedRates(payload);
  await seedHeader(payload, pictures);
  await seedSettings(payload);
  await seedDeadlines(payload);
  await seedTemplates(payload);
  await enqueuePurge({ payload }, ['*']);
  await record({ payload }, { action: 'demo-content', subject: 'demo-content' });
  return [...missing].sort();
}

async function seedCountries(payload: Payload): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name, code, label } of countries) {
    const data = (language: keyof Both) => ({ name: language === defaultLanguage ? name : label[language], code });
    ids.set(name, await upsert(payload, 'countries', { code: { equals: code } }, data));
  }
  return ids;
}

function metaOf({ name, meta: { title, description, keywords } }: SeedPage, language: keyof Both) {
  const tag = { id: rowId(`${name}/keywords`), kind: 'name', key: 'keywords', content: keywords?.[language] };
  return { title: title[language], description: description[language], ...(keywords && { attributes: [tag] }) };
}

async function seedPages(payload: Payload, context: Omit<SeedContext, 'language'>): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const page of pages) {
    const id = await upsert(payload, 'pages', { name: { equals: page.name } }, (language) => ({
      name: page.name,
      title: page.title[language],
      meta: metaOf(page, language),
      sections: page.sections.map((section, index) =>
        sectionToBlock(section, `${page.name}/${index}`, { ...context, language }),
      ),
      _status: 'published',
    }));
    ids.set(page.name, id);
  }
  return ids;
}

async function seedGroups(payload: Payload, pageIds: Map<string, number>): Promise<void> {
  for (const group of pageGroups) {
    const members = group.pages.flatMap((name) => pageIds.get(name) ?? []);
    const data = (language: keyof Both) => ({ title: group.title[language], pages: members });
    await upsert(payload, 'page-groups', { title: { equals: group.title.en } }, data);
  }
}

/** As an import brings them in: what is there already and the same is not written again, what else is there stays. */
async function seedProviders(payload: Payload): Promise<void> {
  const inLines = (texts: Both[]) => ({
    en: texts.map(({ en }) => en).join('\n'),
    ar: texts.map(({ ar }) => ar).join('\n'),
  });
  const rows = providers.map((provider) => {
    return { ...provider, classes: inLines(provider.classes), specialities: inLines(provider.specialities) };
  });
  await carryOut(payload, rows, { removesGone: false, isExpected: () => true });
}

async function seedHeader(payload: Payload, pictures: FileIds): Promise<void> {
  const links = (items: { title: Both; link: string }[], place: string, language: keyof Both) =>
    items.map(({ title, link }, index) => ({ id: rowId(`${place}/${index}`), title: title[language], link }));
  for (const locale of languages) {
    const items = links(header.items, 'header', locale).map((item, index) => ({
      ...item,
      pages: links(header.items[index]?.pages ?? [], `header/${index}`, locale),
    }));
    const logo = locale === defaultLanguage ? pictures.get(header.logo) : undefined;
    const data = { logo, button_label: header.buttonLabel[locale], items };
    await payload.updateGlobal({ ...quietly, slug: 'header', locale, data });
  }
}

async function seedSettings(payload: Payload): Promise<void> {
  for (const locale of languages) {
    const data = inLanguage(siteSettings, 'settings', locale) as Record<string, unknown>;
    await payload.updateGlobal({ ...quietly, slug: 'site-settings', locale, data });
  }
}

/** What the pages promise is what the inbox counts and what the confirmations and emails say. */
async function seedDeadlines(payload: Payload): Promise<void> {
  const days: Partial<Record<CaseKind, number>> = answerWorkingDays;
  const months: Partial<Record<CaseKind, number>> = retentionMonths;
  const keptDays = (kind: CaseKind) => months[kind] && (months[kind] / 12) * 365;
  const data = {
    due_days: Object.fromEntries(caseKinds.map((kind) => [fieldOf(kind), days[kind] ?? defaultDueDays[kind]])),
    retention_days: Object.fromEntries(
      caseKinds.map((kind) => [fieldOf(kind), keptDays(kind) ?? defaultRetentionDays[kind]]),
    ),
  };
  await payload.updateGlobal({ ...quietly, slug: 'case-handling', data });
}

async function seedTemplates(payload: Payload): Promise<void> {
  for (const { title, text, needs, kinds } of answerTemplates) {
    const data = (language: keyof Both) => ({ title: title[language], text: text[language], needs, kinds });
    await upsert(payload, 'answer-templates', { title: { equals: title.en } }, data);
  }
}
