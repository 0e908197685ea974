import { createHash } from 'node:crypto';
import { lateFrameSheets } from '#app/frame/frame-sheet.ts';
import type { LateSheet } from '#app/policy-sources.ts';
import banner from '#app/sections/hero/banner.css?inline';
import { registry } from '#app/sections/registry.ts';
import carousel from '#app/ui/carousel.css?inline';
import focalPoint from '#app/ui/focal-point.css?inline';
import opensWhenLinked from '#app/ui/opens-when-linked.css?inline';
import pointedAt from '#app/ui/pointed-at.css?inline';
import prose from '#app/ui/prose.css?inline';
import richText from '#app/ui/rich-text.css?inline';
import sectionIcon from '#app/ui/section-icon.css?inline';
import socialLinks from '#app/ui/social-links.css?inline';
import late from './late.css?inline';
import print from './print.css?inline';
import { readsSeldomSheet, seldomSheet } from './seldom-sheet.ts';

/** What no page holds inline: nothing of it is seen in a first paint. */
export const onlyLate: readonly string[] = [late, ...lateFrameSheets, pointedAt, print];

/** What sections bring along; of social links the footer has its signs, too. */
const sharedParts = [
  ...[seldomSheet, carousel, richText, prose, sectionIcon],
  ...[opensWhenLinked, banner, focalPoint, socialLinks],
];

/** Where what comes later has its styles from, on any page: one file that a browser keeps (decision 0051). */
const sheets = new Set([...onlyLate, ...sharedParts, ...Object.values(registry).map((section) => section.css)]);
const css = [...sheets].join('\n');
const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10);

export const lateSheet: LateSheet = {
  address: `/assets/late-${hash}.css`,
  css,
  holds: sheets,
  seldom: { css: seldomSheet, isReadBy: readsSeldomSheet },
};
