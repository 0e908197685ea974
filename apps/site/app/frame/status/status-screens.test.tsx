import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewOf } from '#app/view-fixture.ts';
import { ErrorView } from './error-view.tsx';
import { BadResponse, ForbiddenPreview, NotFoundScreen, ServiceDown, UnauthorisedScreen } from './status-screens.tsx';

const view = viewOf('en', '/no-such-page');
const inArabic = viewOf('ar', '/no-such-page');

test('[ERR-02] [ERR-03] not found: a large 404 and the way home', () => {
  const html = renderToStaticMarkup(<NotFoundScreen view={view} />);
  expect(html).toContain('<p class="status-screen__figure">404</p>');
  expect(html).toMatch(/<a href="\/"[^>]*><span>Head back Home<\/span>/);
  expect(renderToStaticMarkup(<NotFoundScreen view={inArabic} />)).toMatch(/<a href="\/ar"[^>]*>/);
});

test('[ERR-04] unauthorised: the same number and link, and a sentence of its own', () => {
  const html = renderToStaticMarkup(<UnauthorisedScreen view={view} />);
  expect(html).toContain('<p class="status-screen__figure">404</p>');
  expect(html).toMatch(/<a href="\/"[^>]*><span>Head back Home<\/span>/);
  expect(html).toContain('the requests that this browser knows it has sent');
});

test('[ERR-05] [ERR-06] [ERR-07] the error view: exact title, status, message and trace', () => {
  const html = renderToStaticMarkup(<ErrorView view={view} status={500} message="boom" stack="Error: boom at x" />);
  expect(html).toContain('>Unexpected Application Error!</h1>');
  expect(html).toContain('500 boom');
  expect(html).toContain('<pre>Error: boom at x</pre>');
  expect(renderToStaticMarkup(<ErrorView view={inArabic} message="boom" />)).toContain('خطأ غير متوقع في التطبيق!');
});

test('[ERR-08] in production a reference stands in for the trace', () => {
  const html = renderToStaticMarkup(<ErrorView view={view} message="boom" reference="ref-1" />);
  expect(html).toContain('Error reference: <bdi dir="ltr">ref-1</bdi>');
  expect(html).not.toContain('<pre');
});

test('every status screen has one h1 and the way home', () => {
  for (const Screen of [NotFoundScreen, UnauthorisedScreen, ForbiddenPreview, ServiceDown, BadResponse]) {
    const html = renderToStaticMarkup(<Screen view={inArabic} />);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('العودة إلى الصفحة الرئيسية');
  }
});

test('an outage says what to do and whom to call', () => {
  const html = renderToStaticMarkup(<ServiceDown view={view} phone="800 200 0140" />);
  expect(html).toContain('<a href="/no-such-page" data-full-load="">Try again</a>');
  expect(html).toContain('<a href="tel:8002000140"><bdi dir="ltr">800 200 0140</bdi></a>');
});
