import type { RichText as RichTextModel } from '@insurer/contract/fields.ts';
import { directionOf } from '@insurer/contract/language.ts';
import type { Element, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { HeadingLevel, View } from '#app/view.ts';
import { mediaUrl, pictureUrl } from './media-url.ts';
import { InlineStyle } from './policy-parts.tsx';
import css from './prose.css?inline';
import paragraphs from './rich-text.css?inline';
import { SiteLink } from './site-link.tsx';

type RichTextProps = {
  of: RichTextModel | undefined;
  view: View;
  /** The level of the heading above: the text's own headings begin one below, whatever the editor chose. */
  level: HeadingLevel;
  className?: string;
};

/** Sanitised HTML of the content service, rendered as elements; nothing is ever set as raw HTML. */
export function RichText({ of, view, level, className }: RichTextProps): ReactNode {
  if (!of) return null;
  const other = of.lang === view.language ? {} : { lang: of.lang, dir: directionOf(of.lang) };
  return (
    <div className={className ? `prose ${className}` : 'prose'} {...other}>
      {hasMoreThanParagraphs(of.tree) ? <ProseStyle /> : <InlineStyle name="rich-text" css={paragraphs} />}
      {isBareText(of.tree) ? <p>{renderTree(of.tree, view, level)}</p> : renderTree(of.tree, view, level)}
    </div>
  );
}

/** How a text looks whose lists, headings, tables or pictures another part writes: paragraphs need less. */
export function ProseStyle(): ReactNode {
  return (
    <>
      <InlineStyle name="rich-text" css={paragraphs} />
      <InlineStyle name="prose" css={css} />
    </>
  );
}

function renderTree(tree: Root, view: View, level: HeadingLevel): ReactNode {
  const shift = level + 1 - highestHeading(tree);
  const heading = (own: number) => `h${Math.min(Math.max(own + shift, 2), 6)}` as 'h2';
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: {
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((own) => [`h${own}`, heading(own)])),
      a: ({ href, children }) => (href ? richTextLink(href, view, children) : <span>{children}</span>),
      img: ({ src, alt, width, height }) => {
        const source = typeof src === 'string' ? pictureUrl(src) : undefined;
        return source ? <img src={source} alt={alt ?? ''} width={width} height={height} loading="lazy" /> : null;
      },
      table: ({ children }) => (
        // A region that can be scrolled must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className="prose__table" tabIndex={0} aria-label={view.texts.sections.scrollableTable}>
          <table>{children}</table>
        </section>
      ),
    },
  }) as ReactNode;
}

function richTextLink(href: string, view: View, children: ReactNode): ReactNode {
  const web = /^https?:/i.test(href);
  const isFile = /\.(pdf|docx?|xlsx?|zip)(\?|$)/i.test(href);
  const address = isFile ? mediaUrl(href) : href;
  return (
    <SiteLink to={{ href: address, external: /^[a-z][a-z0-9+.-]*:/i.test(address) }} view={view} newTab={web || isFile}>
      {/* The groups of a number would stand the wrong way round in an Arabic sentence. */}
      {/^tel:/i.test(href) ? <bdi>{children}</bdi> : children}
    </SiteLink>
  );
}

function isBareText(tree: Root): boolean {
  const inline = /^(a|b|bdi|br|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u)$/;
  return tree.children.every((node) => node.type === 'text' || (node.type === 'element' && inline.test(node.tagName)));
}

/** Whether a text has a part that prose.css names. */
function hasMoreThanParagraphs(node: Root | Element): boolean {
  const more = /^(h[1-6]|ul|ol|blockquote|img|hr|pre|table)$/;
  return node.children.some(
    (child) => child.type === 'element' && (more.test(child.tagName) || hasMoreThanParagraphs(child)),
  );
}

/** The highest heading level used anywhere in the text; 7 where there is none. */
function highestHeading(node: Root | Element): number {
  const levels = node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const own = /^h([1-6])$/.exec(child.tagName);
    return [own ? Number(own[1]) : highestHeading(child)];
  });
  return levels.length > 0 ? Math.min(...levels) : 7;
}
