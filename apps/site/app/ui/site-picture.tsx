import type { Picture } from '@insurer/contract/fields.ts';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import focalPoint from './focal-point.css?inline';
import { pictureUrl } from './media-url.ts';
import { InlineStyle } from './policy-parts.tsx';

type SitePictureProps = {
  of: Picture | undefined;
  /** The `sizes` attribute: how wide the picture is rendered. */
  sizes: string;
  /** The picture a visitor sees first: loaded at once and announced in the head. */
  priority?: boolean;
  /** More device pixels than any screen has where the picture is rendered: wider variants are not named. */
  widest?: number;
  className?: string;
  /** What the picture says where the service tells nothing; without it the picture is decoration. */
  fallbackAlt?: string;
};

/**
 * A picture from the site's own origin, in the widths and formats that the content service made of it
 * (docs/decisions/0004-image-hints.md). Without an address that can be rendered, a quiet box of the same size.
 */
export function SitePicture({ of, sizes, priority, widest, className, fallbackAlt = '' }: SitePictureProps): ReactNode {
  const classes = ['site-picture', className].filter(Boolean).join(' ');
  const source = of && pictureUrl(of.url);
  if (!of || !source) return <span className={`${classes} site-picture--empty`} aria-hidden="true" />;
  const avif = sourceSet(source, widest ? of.widths?.filter((width) => width <= widest) : of.widths);
  if (priority) {
    const candidates = avif ? { imageSrcSet: avif, imageSizes: sizes, type: 'image/avif' } : {};
    preload(source, { as: 'image', fetchPriority: 'high', ...candidates });
  }
  return (
    <picture className={classes} {...focusOf(of)}>
      {of.focus && <InlineStyle name="focal-point" css={focalPoint} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={avif ? fallbackOf(source, of.widths) : source}
        alt={of.alt ?? fallbackAlt}
        {...sizeOf(of, sizes)}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

/** What the service tells; else, for an icon, a square, so that its place is kept until it is there. */
function sizeOf({ width, height }: Picture, sizes: string): { width?: number; height?: number } {
  const [, icon] = /^(\d+)px$/.exec(sizes) ?? [];
  if (!icon || (width && height)) return { width, height };
  return { width: Number(icon), height: Number(icon) };
}

/** The focal point in steps of a quarter, as attributes: the policy allows no style of a picture's own. */
function focusOf({ focus }: Picture): Record<string, number> | undefined {
  const step = (percent: number) => Math.round(percent / 25) * 25;
  return focus && { 'data-focus-x': step(focus.x), 'data-focus-y': step(focus.y) };
}

/** The variants stand beside the file: `wave.png` has `wave-640.avif` and `wave-640.webp`. */
function variantOf(source: string, width: number, format: 'avif' | 'webp'): string {
  const [path = ''] = source.split('?');
  return `${path.replace(/\.\w+$/, '')}-${width}.${format}`;
}

function sourceSet(source: string, widths: readonly number[] | undefined): string | undefined {
  if (!widths?.length || !/^[^?]*\.\w+(\?|$)/.test(source)) return undefined;
  return widths.map((width) => `${variantOf(source, width, 'avif')} ${width}w`).join(', ');
}

/** For a browser that knows no AVIF, which is older than those that the styles are written for: one that looks well on a laptop. */
function fallbackOf(source: string, widths: readonly number[] = []): string {
  const usual = Math.max(...widths.filter((width) => width <= 1280), Math.min(...widths));
  return variantOf(source, usual, 'webp');
}
