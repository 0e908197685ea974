import { defaultLanguage, type Language, languages } from '@insurer/contract/language.ts';
import { languageTable } from '@insurer/contract/language-table.ts';
import { isSharedAddress, type MetaTag, type Page } from '@insurer/contract/page.ts';
import type { ReactNode } from 'react';
import { pictureOfPage, socialPath, socialSize } from '#app/social-picture.ts';
import { localPath } from '#app/ui/local-path.ts';
import { mediaUrl } from '#app/ui/media-url.ts';
import type { View } from '#app/view.ts';
import { useSettings, useView } from './use-view.ts';

export type PageHeadProps = {
  /** The screen's own name, used where no meta_data gives a title; without both the company's name stands. */
  title?: string;
  page?: Page;
  /** What the screen is about, where no meta_data says it. */
  description?: string;
  /** Stands before the title where a form came back with problems, so that voices say it first. */
  titlePrefix?: string;
  /** Path of the one address of pages that have several (decision D1). */
  canonicalPath?: string;
  /** Screens that are no pages of their own: status screens and previews. */
  noindex?: boolean;
};

/** Title, meta tags, canonical and alternate addresses. React moves all of it into the head (PAGE-01 to PAGE-04, decision D16). */
export function PageHead(props: PageHeadProps): ReactNode {
  const { title, page, description, titlePrefix = '', canonicalPath, noindex } = props;
  const view = useView();
  const { texts, path } = view;
  const company = useSettings().company.name?.text ?? texts.company.name;
  const documentTitle = page?.metaTitle ?? title ?? company;
  const hidden = noindex || view.preview !== undefined;
  // Of what is no page of its own, such as a search for somebody's words, the picture says the company's name alone.
  const shown = hidden
    ? { title: company }
    : { title: withoutCompany(documentTitle, company), picture: pictureOfPage(page) };
  const own = [...(description ? [{ name: 'description', content: description }] : []), ...(page?.metaTags ?? [])];
  const tags = withDefaults(own, documentTitle, company, view, canonicalPath ?? path, shown);
  return (
    <>
      <title>{`${titlePrefix}${documentTitle}`}</title>
      {tags.map((tag) => (
        <meta key={tag.name ?? tag.property} {...tag} />
      ))}
      {hidden ? <meta name="robots" content="noindex" /> : <Addresses view={view} path={canonicalPath ?? path} />}
    </>
  );
}

function Addresses({ view, path }: { view: View; path: string }): ReactNode {
  const { siteUrl, language } = view;
  const address = (of: Language) => `${siteUrl}${localPath(path, of)}`;
  return (
    <>
      <link rel="canonical" href={address(language)} />
      {languages.map((of) => (
        <link key={of} rel="alternate" hrefLang={of} href={address(of)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
    </>
  );
}

/** The content's own tags, each name once, and what shared links need where the content says nothing. */
function withDefaults(
  tags: MetaTag[],
  title: string,
  company: string,
  view: View,
  path: string,
  shown: { title: string; picture?: string },
): MetaTag[] {
  const description = tags.findLast((tag) => tag.name === 'description');
  // The content's own picture brings its own measures, or none.
  const ownPicture = tags.some((tag) => tag.property?.toLowerCase() === 'og:image');
  const picture = socialPath({ language: view.language, ...shown }, view.signText);
  const defaults: MetaTag[] = [
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company },
    { property: 'og:url', content: `${view.siteUrl}${localPath(path, view.language)}` },
    { property: 'og:locale', content: languageTable[view.language].locale.replace('-', '_') },
    { property: 'og:image', content: `${view.siteUrl}${picture}` },
    ...(ownPicture ? [] : pictureFacts(shown.title)),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(description ? [{ property: 'og:description', content: description.content }] : []),
  ];
  const byName = new Map<string, MetaTag>();
  for (const tag of [...defaults, ...tags.map((tag) => withWholeAddress(tag, view))])
    byName.set((tag.name ?? tag.property ?? '').toLowerCase(), tag);
  return [...byName.values()];
}

/** Other sites read no address that is relative; of a file of the content service they get the one that visitors have. */
function withWholeAddress(tag: MetaTag, { siteUrl }: View): MetaTag {
  const key = tag.name ?? tag.property ?? '';
  if (!isSharedAddress(key)) return tag;
  const address = /url$/i.test(key) && !/image|video|audio/i.test(key) ? tag.content : mediaUrl(tag.content);
  return { ...tag, content: address.startsWith('/') ? `${siteUrl}${address}` : address };
}

function pictureFacts(title: string): MetaTag[] {
  return [
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(socialSize.width) },
    { property: 'og:image:height', content: String(socialSize.height) },
    { property: 'og:image:alt', content: title },
  ];
}

/** The logo on the picture says the company's name already. */
function withoutCompany(title: string, company: string): string {
  const [name = '', ...rest] = title.split(/ [—–|-] /);
  return rest.length === 1 && rest[0] === company ? name : title;
}
