import type { LocalizedText } from '@insurer/contract/fields.ts';
import { type Job, jobPointLists } from '@insurer/contract/job.ts';
import type { Page } from '@insurer/contract/page.ts';
import type { Texts } from '#app/texts/texts.ts';
import { anchorId } from '#app/ui/anchor-id.ts';
import { plain, together } from './plain-text.ts';
import { otherNamesOf } from './screen-names.ts';
import type { SearchEntry, SectionFinding } from './search-entry.ts';
import { findingsOf } from './section-findings.ts';

/** More text than any page of people has; the rest of a longer one is not searched. */
const maxPageLetters = 24_000;
const maxJobLetters = 3_000;
const maxEntries = 150;
const homeWeight = 0.6;
/** What the navigation names is what most visitors mean. */
const navigationWeight = 1.25;

/** A page as the search knows it: where it is, what it is called, and the names that links give it. */
export type FoundPage = { path: string; title: LocalizedText; page?: Page; names: readonly string[] };

type NamedFinding = SectionFinding & { title: LocalizedText };

/** Everything on one page that a search can lead to, the page itself first. */
export function entriesOfPage({ path, title, page, names }: FoundPage, texts: Texts): SearchEntry[] {
  const entries: SearchEntry[] = [];
  const said: string[] = [];
  let unnamed: LocalizedText | undefined;
  let room = maxPageLetters;
  for (const section of page?.sections ?? []) {
    const findings = findingsOf(section, texts);
    const heading = findings[0]?.itemId === undefined ? findings[0]?.title : undefined;
    for (const finding of findings) {
      if (room <= 0 || entries.length >= maxEntries) break;
      const text = finding.text && { ...finding.text, text: finding.text.text.slice(0, room) };
      room -= (text?.text.length ?? 0) + (finding.title?.text.length ?? 0);
      said.push(plain(finding.title), text?.text ?? '');
      // What has no name of its own is found as a part of its page.
      if (finding.title) entries.push(entryOf({ ...finding, title: finding.title, text }, section.id, heading));
      else unnamed ??= text;
    }
  }
  return [pageEntry(), ...entries];

  function entryOf({ itemId, ...finding }: NamedFinding, sectionId: string, heading?: LocalizedText): SearchEntry {
    const weight = (finding.weight ?? 1) * (path === '/' ? homeWeight : 1);
    const trail = itemId !== undefined && heading ? [title, heading] : [title];
    return { ...finding, path, anchor: anchorId(sectionId, itemId), trail, weight };
  }

  function metaOf(tag: string): string | undefined {
    return page?.metaTags.find(({ name }) => name === tag)?.content;
  }

  function pageEntry(): SearchEntry {
    const description = metaOf('description');
    const keywords = metaOf('keywords')?.split(/[,،]/) ?? [];
    const group = page?.group?.title;
    return {
      kind: 'page',
      title,
      // The description is the editor's own summary; pages without one begin with their first words.
      text: description
        ? { text: description, lang: texts.language }
        : (entries.find(({ text }) => text)?.text ?? unnamed),
      path,
      trail: group ? [group] : [],
      weight: names.length > 0 && path !== '/' ? navigationWeight : 1,
      names: [
        ...new Set([...names, page?.metaTitle ?? '', ...keywords.map((word) => word.trim()), ...otherNamesOf(path)]),
      ].join(' · '),
      rest: said.join(' '),
    };
  }
}

/** An open job. */
export function entriesOfJob(job: Job, texts: Texts): SearchEntry[] {
  const { id, title, subTitle, level, location, tags, description, areaOfExpertise } = job;
  if (!title) return [];
  const points = jobPointLists.flatMap((list) => job[list] ?? []);
  const text = together([subTitle, level, location, description, tags, ...areaOfExpertise, ...points]);
  const trail = [{ text: texts.headings['career-openings'], lang: texts.language }];
  const shown = text && { ...text, text: text.text.slice(0, maxJobLetters) };
  return [{ kind: 'job', title, path: `/career-details/${encodeURIComponent(id)}`, trail, text: shown }];
}
