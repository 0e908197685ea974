import { afterEach, expect, test } from 'vitest';
import { downloadUrl, mediaUrl, pictureUrl, savedFileUrl, setMediaRules } from './media-url.ts';

afterEach(() => setMediaRules({}));

test.each([
  ['/media/a.webp', '/media/a.webp'],
  ['/media/a.webp?w=800&h=600&v=320.640&alt=Sea', '/media/a.webp'],
  ['/media/a.webp?version=3&w=800', '/media/a.webp?version=3'],
  ['/uploads/logo.png', '/media/uploads/logo.png'],
  ['/assets/7?w=800&v=3', '/media/assets/7?w=800&v=3'],
  ['http://127.0.0.1:3001/uploads/logo.png', '/media/uploads/logo.png'],
  ['http://localhost:3001/uploads/logo.png', '/media/uploads/logo.png'],
  ['http://127.0.0.1:30011/uploads/logo.png', 'http://127.0.0.1:30011/uploads/logo.png'],
  ['https://example.com/report.pdf', 'https://example.com/report.pdf'],
])('%s is loaded from %s', (url, address) => {
  setMediaRules({ serviceOrigin: 'http://127.0.0.1:3001' });
  expect(mediaUrl(url)).toBe(address);
});

test('a third party’s picture comes through the site’s own signed address, or not at all', () => {
  expect(pictureUrl('https://example.com/a.png')).toBeUndefined();
  setMediaRules({ signRemote: (url) => `/media/remote/sig/${new URL(url).host}/a.png` });
  expect(pictureUrl('https://example.com/a.png')).toBe('/media/remote/sig/example.com/a.png');
  expect(pictureUrl('http://example.com/a.png')).toBe('/media/remote/sig/example.com/a.png');
  expect(pictureUrl('http://')).toBeUndefined();
  expect(pictureUrl('/uploads/a.png')).toBe('/media/uploads/a.png');
});

test('a download says its name to the site’s own media address only', () => {
  expect(downloadUrl('/media/a.pdf', 'حقوق & more.pdf')).toBe(
    `/media/a.pdf?download=${encodeURIComponent('حقوق & more.pdf')}`,
  );
  expect(downloadUrl('https://example.com/a.pdf', 'b.pdf')).toBe('https://example.com/a.pdf');
});

test('[DOC-02] [DOC-06] a third party’s document comes through the site, since only there its title can name it', () => {
  expect(savedFileUrl('https://example.com/a.pdf', 'b.pdf')).toBe('https://example.com/a.pdf');
  setMediaRules({ signRemote: (url) => `/media/remote/sig/${new URL(url).host}/a.pdf` });
  expect(savedFileUrl('https://example.com/a.pdf', 'b.pdf')).toBe('/media/remote/sig/example.com/a.pdf?download=b.pdf');
  expect(savedFileUrl('/media/a.pdf', 'b.pdf')).toBe('/media/a.pdf?download=b.pdf');
  // What the site's server may not fetch stays a plain link.
  for (const url of [
    'http://10.0.0.7/a.pdf',
    'http://[::1]:9/a.pdf',
    'http://localhost:9/a.pdf',
    'https://nas.local/a.pdf',
  ])
    expect(savedFileUrl(url, 'b.pdf')).toBe(url);
});
