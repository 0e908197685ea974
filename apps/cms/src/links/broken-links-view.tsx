import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../access/roles.ts';
import { type AdminLanguage, adminLanguageOf, languageLabels } from '../fields/labels.ts';
import { OwnView } from '../own-view.tsx';
import { StackedTable } from '../stacked-table.tsx';
import { type BrokenLink, brokenLinks, brokenLinksPath, linksOfPage, seeBrokenLinks } from './broken-links.ts';
import { brokenReasons, pageOfPages, brokenLinksWords as texts } from './broken-links-words.ts';
import { placeAddress } from './place-address.ts';

/** Every link that leads nowhere, so many on a page (decision 0054). */
export async function BrokenLinksView(view: AdminViewServerProps) {
  const {
    initPageResult: { req },
    searchParams = {},
  } = view;
  if (!hasRole(req, ...seeBrokenLinks)) notFound();
  const language = adminLanguageOf(req.i18n);
  const { count, links, page } = await brokenLinks(req, pageAsked(searchParams.page));
  return (
    <OwnView of={view} className="desk">
      <h1>{texts.title[language]}</h1>
      <p>{count > 0 ? texts.help[language] : texts.none[language]}</p>
      {links.length > 0 ? <BrokenLinksTable {...{ links, language }} /> : null}
      <PageLinks page={page} pages={Math.ceil(count / linksOfPage)} language={language} />
    </OwnView>
  );
}

/** The first page, where no number of one is asked for. */
function pageAsked(text: unknown): number {
  return typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

type TableProps = { links: BrokenLink[]; language: AdminLanguage };

function BrokenLinksTable({ links, language }: TableProps) {
  const columns = [texts.standsIn, texts.field, texts.leadsTo, texts.why];
  return (
    <StackedTable columns={columns} language={language}>
      {links.map((link) => (
        <tr key={link.id}>
          <th scope="row">
            <a href={placeAddress(link.form, link, language)}>
              <bdi>{link.title[language]}</bdi>
            </a>
          </th>
          <td>{fieldOf(link, language)}</td>
          <td>
            <bdi dir="ltr">{link.address}</bdi>
          </td>
          <td>{brokenReasons[link.reason][language]}</td>
        </tr>
      ))}
    </StackedTable>
  );
}

function fieldOf({ label, language: of }: BrokenLink, language: AdminLanguage): string {
  const name = typeof label === 'string' ? label : label[language];
  return of ? `${name} (${languageLabels[of][language]})` : name;
}

type PageLinksProps = { page: number; pages: number; language: AdminLanguage };

function PageLinks({ page, pages, language }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav className="broken-links__pages" aria-label={texts.pages[language]}>
      {page > 1 ? <a href={`${brokenLinksPath}?page=${page - 1}`}>{texts.before[language]}</a> : null}
      <span>{pageOfPages(page, pages, language)}</span>
      {page < pages ? <a href={`${brokenLinksPath}?page=${page + 1}`}>{texts.next[language]}</a> : null}
    </nav>
  );
}
