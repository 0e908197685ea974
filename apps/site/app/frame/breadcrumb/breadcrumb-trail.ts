import type { LocalizedText } from '@insurer/contract/fields.ts';
import type { Header, HeaderItem } from '@insurer/contract/header.ts';
import type { Page } from '@insurer/contract/page.ts';
import { entryFor, itemHolding, leadsTo, linkOf } from '#app/frame/navigation/navigation-links.ts';
import { screenAt } from '#app/screen-at.ts';
import { type BreadcrumbGroup, type BreadcrumbName, breadcrumbGroups, type HeadingName } from '#app/screens.ts';
import type { Texts } from '#app/texts/texts.ts';

/** One step of the breadcrumb; the last one is the page itself and has no address. */
export type Step = { label: LocalizedText; href?: string };
type TrailInput = { path: string; header: Header; page?: Page; texts: Texts };

/**
 * The way to a page: Home, then the navigation group that holds it, then the page (decision D17). The navigation
 * is asked first, the segments named by CRUMB-07 to CRUMB-10 second; a page that neither knows has no breadcrumb, and
 * neither has home. Addresses are without the language's prefix.
 */
export function breadcrumbTrail({ path, header, page, texts }: TrailInput): Step[] | undefined {
  if (path === '/') return undefined;
  const home: Step = { label: own(texts.breadcrumb.home), href: '/' };
  const item = itemHolding(header, path);
  if (item) return [home, ...stepsIn(item)];
  const known = screenAt(path)?.breadcrumb;
  if (known) return [home, ...stepOf(known.group), { label: nameOf(known.name) }];
  return undefined;

  function stepsIn(holder: HeaderItem): Step[] {
    const entry = entryFor(holder, path);
    return entry ? [groupStep(holder), { label: entry.title }] : [{ label: holder.title }];
  }

  /** A group that CRUMB-07 to CRUMB-10 name; where the navigation holds its first page, the navigation names it. */
  function stepOf(group: BreadcrumbGroup | undefined): Step[] {
    if (!group) return [];
    const href = breadcrumbGroups[group];
    const holder = itemHolding(header, href);
    return [holder ? groupStep(holder) : { label: own(texts.breadcrumb[group]), href }];
  }

  function nameOf(name: BreadcrumbName | undefined): LocalizedText {
    if (name) return own(texts.breadcrumb[name]);
    return page?.title ?? own(texts.headings[path.slice(1) as HeadingName]);
  }

  function own(text: string): LocalizedText {
    return { text, lang: texts.language };
  }
}

/** The About entry leads to /who-we-are whatever its item says (CRUMB-11); no group leads back home. */
function groupStep(item: HeaderItem): Step {
  const whoWeAre = entryFor(item, breadcrumbGroups.about);
  const link = whoWeAre?.link ?? linkOf(item);
  const target = leadsTo(link, '/') ? item.pages[0]?.link : link;
  return { label: item.title, href: (target ?? link).href };
}
