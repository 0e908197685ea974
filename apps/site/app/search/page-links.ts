import type { Link } from '@insurer/contract/fields.ts';
import type { Page } from '@insurer/contract/page.ts';
import type { Nodes } from 'hast';
import { sitePath } from '#app/content/site-pages.ts';

/** The paths of this site that a page leads to: from its group, its links and buttons, and its texts. */
export function pathsOfPage({ group, sections }: Page): string[] {
  const links = [
    ...(group?.pages.map(({ link }) => link) ?? []),
    ...sections.flatMap(({ content, items }) =>
      [content, ...items].flatMap((values) => Object.values(values)).flatMap(linksIn),
    ),
  ];
  return [...new Set(links.flatMap((link) => sitePath(link) ?? []))];
}

function linksIn(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('href' in value && 'external' in value) return [value as Link];
  if ('link' in value) return linksIn(value.link);
  return 'tree' in value ? hrefsIn(value.tree as Nodes).map((href) => ({ href, external: false })) : [];
}

function hrefsIn(node: Nodes): string[] {
  const own = node.type === 'element' && node.tagName === 'a' ? node.properties.href : undefined;
  const below = 'children' in node ? node.children.flatMap((child) => hrefsIn(child)) : [];
  return typeof own === 'string' && /^\/(?!\/)/.test(own) ? [own, ...below] : below;
}
