import { cleanHtml } from '@insurer/contract/clean/html.ts';
import { readPicture } from '@insurer/contract/read-field.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewOf } from '#app/view-fixture.ts';
import { Carousel } from './carousel.tsx';
import { choiceTarget } from './choice-target.ts';
import { phoneHref } from './phone-href.ts';
import { PhoneNumbers } from './phone-numbers.tsx';
import { RichText } from './rich-text.tsx';
import { SiteLink } from './site-link.tsx';
import { SitePicture } from './site-picture.tsx';

const en = viewOf('en', '/test');
const ar = viewOf('ar', '/test');

function prose(html: string, view = en, level: 1 | 2 | 6 = 2): string {
  const tree = cleanHtml(html);
  return renderToStaticMarkup(<RichText of={tree && { tree, lang: 'en' }} view={view} level={level} />);
}

test('a picture has its widths, one for browsers without AVIF, its size, and is lazy', () => {
  const html = renderToStaticMarkup(
    <SitePicture of={readPicture('/media/sea.png?w=1600&h=900&v=640.1600&alt=Sea')} sizes="100vw" />,
  );
  expect(html).toContain('srcSet="/media/sea-640.avif 640w, /media/sea-1600.avif 1600w"');
  expect(html).toMatch(/<img src="\/media\/sea-640.webp" alt="Sea" width="1600" height="900".*loading="lazy"/);
});

test('the first picture of a page is announced in the head', () => {
  const html = renderToStaticMarkup(<SitePicture of={{ url: '/media/a.webp' }} sizes="100vw" priority />);
  expect(html).toContain('<link rel="preload" href="/media/a.webp" as="image" fetchPriority="high"/>');
  expect(html).not.toContain('loading="lazy"');
});

test('no picture, and one that may not be loaded, leave a quiet box', () => {
  for (const of of [undefined, { url: 'https://example.com/a.png' }]) {
    expect(renderToStaticMarkup(<SitePicture of={of} sizes="1px" />)).toBe(
      '<span class="site-picture site-picture--empty" aria-hidden="true"></span>',
    );
  }
});

test('headings of an editor begin one below the section, in order, and never below h6', () => {
  expect(prose('<h1>A</h1><h3>B</h3>')).toContain('<h3>A</h3><h5>B</h5>');
  expect(prose('<h4>A</h4>')).toContain('<h3>A</h3>');
  expect(prose('<h1>A</h1>', en, 6)).toContain('<h6>A</h6>');
});

test('links in HTML keep the language, leave the site in a new tab, and files are files', () => {
  expect(prose('<a href="/claims">x</a>', ar)).toContain('<a href="/ar/claims">x</a>');
  expect(prose('<a href="https://example.com/">x</a>')).toMatch(/target="_blank" rel="noopener">x<span/);
  expect(prose('<a href="/uploads/a.pdf">x</a>', ar)).toContain('href="/media/uploads/a.pdf"');
  expect(prose('<a href="javascript:alert(1)">x</a>')).toContain('<span>x</span>');
});

test('a number in a text is one press away, and its groups keep their order in an Arabic sentence', () => {
  expect(prose('<p>اتصل على <a href="tel:8002000147">800 200 0147</a></p>', ar)).toContain(
    '<a href="tel:8002000147"><bdi>800 200 0147</bdi></a>',
  );
});

test('bare text becomes a paragraph; a table can be scrolled; an English text says so in Arabic', () => {
  expect(prose('Just words')).toContain('<div class="prose"><p>Just words</p></div>');
  expect(prose('<table><tbody><tr><td>1</td></tr></tbody></table>')).toContain(
    '<section class="prose__table" tabindex="0"',
  );
  expect(prose('x', ar)).toContain('<div class="prose" lang="en" dir="ltr">');
});

test('a link never opens an empty tab for a phone or a mail', () => {
  const html = renderToStaticMarkup(
    <SiteLink to={{ href: 'tel:+966', external: true }} view={en} newTab>
      Call
    </SiteLink>,
  );
  expect(html).toBe('<a href="tel:+966">Call</a>');
});

test('[LIMIT-11] a slider without own settings: 1 place, 500 ms, loop, arrows, no movement of its own', () => {
  const slides = [1, 2].map((id) => ({ id: String(id), slide: id }));
  const html = renderToStaticMarkup(<Carousel view={en} label="News" slides={slides} />);
  expect(html).toMatch(/<site-carousel class="carousel carousel--one"[^>]*data-speed="500"[^>]*data-loop=""/);
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html).not.toContain('data-autoplay');
});

test('[LIMIT-11] one that plays by itself moves every 3000 ms and has a pause button', () => {
  const slides = [1, 2].map((id) => ({ id: String(id), slide: id }));
  const html = renderToStaticMarkup(<Carousel view={ar} label="News" slides={slides} autoplay />);
  expect(html).toContain('data-autoplay="3000"');
  expect(html).toContain('data-carousel="pause"');
});

test('phones in any digits become tel: addresses', () => {
  expect(phoneHref('+966 (11) 200-0140')).toBe('tel:+966112000140');
  expect(phoneHref('٠١١ ٢٠٠')).toBe('tel:011200');
  expect(phoneHref('+966 11 200 0140')).toBe('tel:+966112000140');
  expect(phoneHref('٨٠٠ ٢٠٠')).toBe('tel:800200');
});

test.each([
  ['+966 (0)11 218 0000', '+966112180000'],
  ['\u200e+966 (0) 11 218 0000', '+966112180000'],
  ['+966 (011) 218 0000', '+966112180000'],
  ['Tel. +44 (0)20 7946 0000', '+442079460000'],
  ['(0)11 218 0000', '0112180000'],
  ['+966 11 218 0000 Ext. 1234', '+966112180000'],
  ['011 218 0000 x12', '0112180000'],
  ['٠١١ ٢١٨ ٠٠٠٠ تحويلة ٢', '0112180000'],
  ['920001234 / 011 218 0000', '920001234'],
  ['920001234، 0112180000', '920001234'],
  ['920001234; 0112180000', '920001234'],
  ['011/2180000', '0112180000'],
  ['Call 920 00 1234 (24/7)', '920001234'],
  ['*911#', '*911#'],
  ['8001', '8001'],
  ['937 / 911', '937'],
  ['00966 11/2345678', '00966112345678'],
  ['00966 (0)11 2345678', '00966112345678'],
  ['+966/11/234/5678', '+966112345678'],
  ['+966 11 234 (5678)', '+966112345678'],
  ['+966 (11) 234,5678', '+966112345678'],
])('%s dials %s', (written, dialled) => {
  expect(phoneHref(written)).toBe(`tel:${dialled}`);
});

test('a phone of any length is an address at once', () => {
  expect(phoneHref('+'.repeat(50_000)).length).toBeLessThan(200);
});

test('choose_type wins over the plain link; neither is no target', () => {
  const plain = { href: '/a', external: false };
  expect(choiceTarget({ type: 'link', link: { href: '/b', external: false } }, plain)).toEqual({
    to: { href: '/b', external: false },
  });
  expect(choiceTarget(undefined, plain)).toEqual({ to: plain });
  expect(choiceTarget(undefined)).toBeUndefined();
});

test('a picture that is small everywhere names no wider variants than a screen has pixels for it', () => {
  const picture = readPicture('/media/sea.png?w=1600&h=900&v=640.1280.1920');
  const html = renderToStaticMarkup(<SitePicture of={picture} sizes="280px" widest={1280} />);
  expect(html).toContain('srcSet="/media/sea-640.avif 640w, /media/sea-1280.avif 1280w"');
});

test('a picture holds on to the point that an editor chose, in steps of a quarter', () => {
  const picture = { url: '/media/a.webp?focus=80.20', focus: { x: 80, y: 20 } };
  const html = renderToStaticMarkup(<SitePicture of={picture} sizes="100vw" />);
  expect(html).toContain('data-focus-x="75" data-focus-y="25"');
  expect(html).toContain('src="/media/a.webp"');
});

test.each([
  ['en', 'Call us on +966 11 200 0155. We pay SAR 995 for policy 8002000140.'],
  ['ar', 'اتصل بنا على \u2066+966 11 200 0155\u2069. ندفع 995 ريالًا عن الوثيقة 8002000140.'],
])('a number to call in a letter is a link, and no amount or policy beside it (%s)', (_, text) => {
  const html = renderToStaticMarkup(<PhoneNumbers text={text} amongOthers />);
  expect(html.match(/<a [^>]*>.*?<\/a>/g)).toEqual([
    '<a href="tel:+966112000155"><bdi dir="ltr">+966 11 200 0155</bdi></a>',
  ]);
  const linked = (one: string) => renderToStaticMarkup(<PhoneNumbers text={one} amongOthers />);
  expect(linked('Call 800 200 0140')).toContain('"tel:8002000140"');
  expect(linked('Call +966112000155 24 hours a day')).toContain('"tel:+966112000155"');
});
