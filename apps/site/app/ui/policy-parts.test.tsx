import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PolicySources } from '#app/policy-sources.ts';
import { ViewProvider } from '#app/view-context.ts';
import { viewOf } from '#app/view-fixture.ts';
import { EmbeddedFrame, InlineScript, InlineStyle, LateSheetLink } from './policy-parts.tsx';

const part = (
  <section>
    <InlineStyle name="card" css=".card{color:red}" />
    <InlineScript type="application/ld+json">{'{"a":"\\u003c&"}'}</InlineScript>
    <EmbeddedFrame src="https://maps.example.com/embed?a=1&b=2" title="Map" />
  </section>
);

test('what the parts report for the policy is what React writes: one style for each precedence, each sheet once', async () => {
  const view = viewOf();
  const stream = await renderToReadableStream(
    <ViewProvider value={view}>
      <html lang="en">
        <head>
          <InlineScript>{'a && b < c'}</InlineScript>
          <InlineStyle name="base" precedence="base" css="body{margin:0}" />
        </head>
        <body>
          {part}
          {part}
          <InlineStyle name="faq" css=".faq>p{content:'&'}" />
          <InlineStyle name="frame" precedence="base" css="header{top:0}" />
        </body>
      </html>
    </ViewProvider>,
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  const written = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => text);
  expect(view.policy.styles).toEqual(written('style'));
  expect(view.policy.styles).toHaveLength(2);
  expect(view.policy.scripts).toEqual([...new Set(written('script'))]);
  expect([...view.policy.frameOrigins]).toEqual(['https://maps.example.com']);
});

/** A late sheet of these; `.seldom{}` is read by sheets that speak of it. */
const late = (...sheets: string[]) => ({
  address: '/assets/late-1.css',
  css: sheets.join(''),
  holds: new Set(sheets),
  seldom: { css: '.seldom{}', isReadBy: (css: string) => css.includes('of-seldom') },
});

test('what few sheets read stands before the first of them, once and in the order that the policy is told; after the link not', async () => {
  const written = async (children: ReactNode) => {
    const view = { ...viewOf(), policy: new PolicySources(late('.seldom{}')) };
    const stream = await renderToReadableStream(<ViewProvider value={view}>{children}</ViewProvider>);
    const html = await new Response(stream).text();
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css);
    expect(view.policy.styles).toEqual(styles);
    return styles;
  };
  const own = <InlineStyle key="own" name="own" css=".own{}" />;
  const reader = <InlineStyle key="reader" name="reader" css=".of-seldom{}" />;
  const other = <InlineStyle key="other" name="other" css=".other.of-seldom{}" />;
  expect(await written([own, reader, other])).toEqual(['.own{}.seldom{}.of-seldom{}.other.of-seldom{}']);
  expect(await written([own, <LateSheetLink key="late" />, reader])).toEqual(['.own{}.of-seldom{}']);
});

test('below the link of the late sheet nothing stands inline that it holds; it is linked once, and again by another rendering', async () => {
  const view = { ...viewOf(), policy: new PolicySources(late('.faq{}', '.card{}')) };
  const rendered = async () => {
    view.policy.startRendering();
    const stream = await renderToReadableStream(
      <ViewProvider value={view}>
        <InlineStyle name="faq" css=".faq{}" />
        <LateSheetLink />
        <InlineStyle name="card" css=".card{}" />
        <InlineStyle name="form" css=".form{}" />
        <LateSheetLink />
      </ViewProvider>,
    );
    return new Response(stream).text();
  };
  const html = await rendered();
  expect(view.policy.styles).toEqual(['.faq{}.form{}']);
  expect(html.match(/<link[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/late-1.css" id="first-view-end" fetchPriority="low"/>',
  ]);
  expect(await rendered()).toBe(html);
});

test('a page without a late sheet has everything inline', async () => {
  const view = viewOf();
  const stream = await renderToReadableStream(
    <ViewProvider value={view}>
      <LateSheetLink />
      <InlineStyle name="card" css=".card{}" />
    </ViewProvider>,
  );
  expect(await new Response(stream).text()).not.toContain('<link');
  expect(view.policy.styles).toEqual(['.card{}']);
});
