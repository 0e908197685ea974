import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PolicySources } from '#app/policy-sources.ts';
import { policyOf } from './content-security-policy.ts';
import { baseHeaders, pageHeaders } from './security-headers.ts';

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const nothing = new PolicySources();
const page = new PolicySources();
page.addScript('a&&b');
page.addScript('{"a":"\\u003c"}');
page.inline({ precedence: 'section', name: 'x', css: '.a{color:red}' });
page.addFrame('https://maps.example.com/embed?a=1&b=2');
page.addFrame('https://track.example.com/x');

test('the policy allows exactly the inline scripts and styles of the page, by their hashes', () => {
  const policy = policyOf(page);
  expect(policy).toContain(`script-src 'self' ${hashOf('a&&b')} ${hashOf('{"a":"\\u003c"}')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('.a{color:red}')};`);
  expect(policy).not.toContain('unsafe');
});

test('the policy frames what the page and the site settings frame, and nothing else', () => {
  expect(policyOf(page)).toContain('frame-src https://maps.example.com https://track.example.com;');
  expect(policyOf({ styles: [], scripts: [], frameOrigins: ['https://a.example'] })).toContain(
    'frame-src https://a.example;',
  );
  expect(policyOf(nothing)).toContain("frame-src 'none';");
});

test('where every https page may be framed, the policy names none of them, however many there are', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => `https://maps-${at}.example`);
  expect(policyOf({ styles: [], scripts: [], frameOrigins: [...many, 'https:'] })).toContain('frame-src https:;');
});

test('nobody frames a page but the editors a preview', () => {
  expect(pageHeaders(nothing)).toMatchObject({ 'x-frame-options': 'DENY' });
  expect(policyOf(nothing)).toContain("frame-ancestors 'none'");
  const preview = pageHeaders(nothing, { frameAncestor: 'https://cms.example.com' });
  expect(preview['content-security-policy']).toContain('frame-ancestors https://cms.example.com');
  expect(preview).not.toHaveProperty('x-frame-options');
});

test('every response says what browsers may not do; HSTS only where the site is on https', () => {
  expect(baseHeaders('http://localhost:3000')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(baseHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  expect(baseHeaders('https://www.example.com')).toHaveProperty('strict-transport-security');
});
