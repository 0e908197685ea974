import { runInNewContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { viewOf } from '#app/view-fixture.ts';
import { CookieBar, firstPaintScript } from './cookie-bar.tsx';

const html = renderToStaticMarkup(<CookieBar view={viewOf()} />);

test('[COOKIE-02] [COOKIE-08] settings, Reject and Accept are beside each other', () => {
  expect(html).toMatch(/command="show-modal" commandfor="cookie-settings">Cookie settings<\/button>/);
  expect(html).toMatch(/data-cookie-choice="rejected">Reject cookies</);
  expect(html).toMatch(/data-cookie-choice="accepted">Accept cookies</);
});

test('[COOKIE-03] [COOKIE-04] [COOKIE-05] two tabs, and nothing that could turn off what is necessary', () => {
  const tabs = [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, name]) => name);
  expect(tabs).toEqual(['Your privacy', 'Strictly necessary']);
  expect(html).toContain('Always on');
  expect(html).not.toMatch(/<input|role="switch"/);
});

test('[COOKIE-06] [COOKIE-07] more information leads to the privacy policy, and settings can be saved', () => {
  expect(html).toContain('<a href="/privacy-policy">');
  expect(html).toMatch(/data-cookie-choice="necessary">Save settings</);
  expect(renderToStaticMarkup(<CookieBar view={viewOf('ar')} />)).toContain('<a href="/ar/privacy-policy">');
});

describe('before the first paint', () => {
  type Browser = { stored?: string | null; cookie?: string; closed?: boolean };

  function shown({ stored = null, cookie = '', closed = false }: Browser): string | undefined {
    const dataset: Record<string, string> = {};
    const getItem = () => {
      if (closed) throw new Error('storage is closed');
      return stored;
    };
    runInNewContext(firstPaintScript, {
      document: { documentElement: { dataset }, cookie },
      localStorage: { getItem },
    });
    expect(dataset.js).toBe('');
    return dataset.cookies;
  }

  test('[COOKIE-01] [COOKIE-10] the bar is open until a choice is stored', () => {
    expect(shown({})).toBe('open');
    expect(shown({ stored: 'accepted' })).toBe('settled');
    expect(shown({ cookie: 'language=ar; cookie-consent=accepted' })).toBe('settled');
    expect(shown({ cookie: 'my-cookie-consent=x' })).toBe('open');
  });

  test('[COOKIE-01] closed storage breaks nothing', () => {
    expect(shown({ closed: true })).toBe('open');
    expect(shown({ closed: true, cookie: 'cookie-consent=rejected' })).toBe('settled');
  });
});
