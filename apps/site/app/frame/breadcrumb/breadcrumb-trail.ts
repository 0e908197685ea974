import type { Words } from '@insurer/contract/fields.ts';
import type { Header, HeaderItem } from '@insurer/contract/header.ts';
import type { Page } from '@insurer/contract/page.ts';
import { entryFor, itemHolding, leadsTo, linkOf } from '#app/frame/header/navigation-links.ts';
import { corporatePaths, individualPaths } from '#app/frame/header/product-paths.ts';
import type { Texts } from '#app/texts/texts.ts';

/** One step of the breadcrumb; the last one is the page itself and has no address. */
export type Step = { label: Words; href?: string };
type Name = keyof Texts['breadcrumb'];
type Group = { name: Name; href: string };

const about: Group = { name: 'about', href: '/who-we-are' };
const individual: Group = { name: 'individualProducts', href: '/motor-insurance' };
const corporate: Group = { name: 'corporateProducts', href: '/marine-insurance' };
const service: Group = { name: 'customerService', href: '/claims' };
const careers: Group = { name: 'careers', href: '/careers' };

/** The specification's named segments (2.2): the page's own name, and the group that stands before it. */
const namedPages: Record<string, { name: Name; group?: Group }> = {
  '/who-we-are': { name: 'whoWeAre', group: about },
  '/financial-performance': { name: 'financialPerformance', group: about },
  '/reach-us': { name: 'reachUs', group: about },
  '/board-director': { name: 'boardDirector', group: about },
  '/claims': { name: 'claims', group: service },
  '/complaints': { name: 'complaints', group: service },
  '/medical-network': { name: 'medicalNetwork', group: service },
  '/contact-us': { name: 'contactUs', group: service },
  '/surplus-distribution': { name: 'surplusDistribution', group: service },
  '/faqs-page': { name: 'faqs', group: service },
  '/careers': { name: 'careers' },
  '/career-openings': { name: 'careerOpenings', group: careers },
};

type TrailInput = { path: string; header: Header; page?: Page; texts: Texts };

/**
 * The way to a page: Home, then the navigation group that holds it, then the page (decision D17). The navigation
 * is asked first, the specification's named segments second; a page that neither knows has no breadcrumb, and
 * neither has home. Addresses are without the language's prefix.
 */
export function breadcrumbTrail({ path, header, page, texts }: TrailInput): Step[] | undefined {
  if (path === '/') return undefined;
  const home: Step = { label: own(texts.breadcrumb.home), href: '/' };
  const item = itemHolding(header, path);
  if (item) return [home, ...stepsIn(item)];
  const named = namedPages[path];
  if (named) return [home, ...stepOf(named.group), { label: own(texts.breadcrumb[named.name]) }];
  const products = productGroupOf(path);
  if (products) return [home, ...stepOf(products), { label: page?.title ?? own(headingOf(path)) }];
  return undefined;

  function stepsIn(holder: HeaderItem): Step[] {
    const entry = entryFor(holder, path);
    return entry ? [groupStep(holder), { label: entry.title }] : [{ label: holder.title }];
  }

  /** A group of the specification; where the navigation holds its first page, the navigation names it. */
  function stepOf(group: Group | undefined): Step[] {
    if (!group) return [];
    const holder = itemHolding(header, group.href);
    return [holder ? groupStep(holder) : { label: own(texts.breadcrumb[group.name]), href: group.href }];
  }

  function headingOf(pagePath: string): string {
    return texts.headings[pagePath.slice(1) as keyof Texts['headings']];
  }

  function own(text: string): Words {
    return { text, lang: texts.language };
  }
}

function productGroupOf(path: string): Group | undefined {
  if (individualPaths.includes(path)) return individual;
  return corporatePaths.includes(path) ? corporate : undefined;
}

/** The About entry leads to /who-we-are whatever its item says (spec 2.1); no group leads back home. */
function groupStep(item: HeaderItem): Step {
  const whoWeAre = entryFor(item, about.href);
  const link = whoWeAre?.link ?? linkOf(item);
  const target = leadsTo(link, '/') ? item.pages[0]?.link : link;
  return { label: item.title, href: (target ?? link).href };
}
