import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const riyadh = {
  title: 'Riyadh',
  title_ar: 'الرياض',
  'branch-title': 'Olaya branch',
  'branch-title_ar': 'فرع العليا',
  'map-location-url': '<iframe src="https://maps.example/x" width="600" onload="alert(1)"></iframe>',
  address: 'King Fahd Road',
  'po-Box': '11544',
  phone: '+966 11 200 0140',
  fax: '+966 11 200 0141',
};
const jeddah = {
  title: 'Jeddah',
  branchTitle: 'Tahlia branch',
  iframeUrl: 'https://maps.example/y',
  poBox: '21411',
};

test('[BRANCH-01] [BRANCH-02] title, description, every name; the first is chosen', () => {
  const html = renderSection('our_branches', { title: 'Branches', description: '<p>Two</p>' }, [riyadh, jeddah]);
  expect(textOf(html)).toContain('Branches Two');
  expect(textOf(html)).toContain('Jeddah');
  const radios = tagsOf(html, 'input');
  expect(radios.map((tag) => tag.includes('checked'))).toEqual([true, false]);
  expect(new Set(radios.map((tag) => /name="([^"]+)"/.exec(tag)?.[1])).size).toBe(1);
  const arabic = textOf(renderSection('our_branches', {}, [riyadh], { language: 'ar' }));
  expect(arabic).toContain('الرياض');
  expect(arabic).toContain('فرع العليا');
});

test('[BRANCH-04] one frame with the address of the snippet and nothing else of it', () => {
  const html = renderSection('our_branches', {}, [riyadh]);
  const frames = tagsOf(html, 'iframe');
  expect(frames).toHaveLength(1);
  expect(frames[0]).toContain('src="https://maps.example/x"');
  expect(frames[0]).toMatch(/title="[^"]*Riyadh/);
  expect(frames[0]).toContain('loading="lazy"');
  expect(frames[0]).toContain('sandbox=');
  expect(frames[0]).not.toContain('onload');
});

test('[BRANCH-04] a host that is not on the list is not framed', () => {
  const html = renderSection('our_branches', {}, [riyadh], { frameHosts: ['www.google.com'] });
  expect(tagsOf(html, 'iframe')).toHaveLength(0);
  expect(textOf(html)).toContain('Map location is not available.');
  expect(tagsOf(renderSection('our_branches', {}, [riyadh], { frameHosts: ['maps.example'] }), 'iframe')).toHaveLength(
    1,
  );
});

test('[BRANCH-04] a host of the list has its port, which is 443 where none is written', () => {
  const framed = (map: string, host: string) =>
    tagsOf(
      renderSection('our_branches', {}, [{ ...riyadh, 'map-location-url': map }], { frameHosts: [host] }),
      'iframe',
    );
  expect(framed('https://maps.example:8443/x', 'maps.example:8443')).toHaveLength(1);
  expect(framed('https://maps.example:443/x', 'maps.example')).toHaveLength(1);
  expect(framed('https://maps.example:8443/x', 'maps.example')).toHaveLength(0);
  expect(framed('https://maps.example/x', 'maps.example:8443')).toHaveLength(0);
});

test('the way to the whole map leads to the framed page, or to its address where that page refuses a window', () => {
  const linkOf = (map: string, language?: 'ar') =>
    renderSection('our_branches', {}, [{ ...riyadh, 'map-location-url': map }], { language });
  expect(linkOf('https://maps.example/x')).toMatch(/<a href="https:\/\/maps\.example\/x"[^>]*target="_blank"/);
  expect(textOf(linkOf('https://maps.example/x'))).toContain('Open the map (Riyadh)');
  expect(textOf(linkOf('https://maps.example/x', 'ar'))).toContain('افتح الخريطة (الرياض)');
  expect(linkOf('https://www.google.com/maps/embed?pb=1')).toContain(
    'href="https://www.google.com/maps/search/?api=1&amp;query=King%20Fahd%20Road"',
  );
  expect(linkOf('https://maps.google.com.sa/maps/embed?pb=1')).toContain('https://www.google.com/maps/search/');
  // Read to its end from each name in it, the host took minutes.
  const endless = `https://${'google.'.repeat(100_000)}1x/maps/embed`;
  expect(linkOf(endless)).not.toContain('https://www.google.com/maps/search/');
});

test('where the map marks a place, a phone is led there', () => {
  const map =
    'https://www.openstreetmap.org/export/embed.html?bbox=46.67%2C24.68%2C46.69%2C24.69&marker=24.6917%2C46.6853';
  const html = renderSection('our_branches', {}, [{ ...riyadh, 'map-location-url': map }]);
  expect(tagsOf(html, 'iframe')[0]).toContain(`src="${map.replace('&', '&amp;')}"`);
  expect(html).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=24.6917,46.6853"');
  expect(textOf(html)).toContain('Directions (Riyadh)');
  expect(
    textOf(renderSection('our_branches', {}, [{ ...riyadh, 'map-location-url': map }], { language: 'ar' })),
  ).toContain('الاتجاهات (الرياض)');
  const unmarked = map.replace('24.6917%2C46.6853', 'javascript');
  expect(renderSection('our_branches', {}, [{ ...riyadh, 'map-location-url': unmarked }])).not.toContain('maps/dir');
});

test.each([
  ['BRANCH-05', 'address', 'Address', 'King Fahd Road'],
  ['BRANCH-06', 'po-Box', 'PO box', '11544'],
  ['BRANCH-07', 'phone', 'Phone', '+966 11 200 0140'],
  ['BRANCH-08', 'fax', 'Fax', '+966 11 200 0141'],
])('[%s] an empty %s has no line', (_, key, label, value) => {
  expect(textOf(renderSection('our_branches', {}, [riyadh]))).toContain(`${label} ${value}`);
  for (const empty of ['', 'undefined']) {
    expect(textOf(renderSection('our_branches', {}, [{ ...riyadh, [key]: empty }]))).not.toContain(label);
  }
});

test('[BRANCH-09] both spellings of the fields draw alike', () => {
  const html = renderSection('our_branches', {}, [jeddah]);
  expect(textOf(html)).toContain('Tahlia branch PO box 21411');
  expect(html).toContain('src="https://maps.example/y"');
});

test('[ERR-21] no branches', () => {
  expect(textOf(renderSection('our_branches', {}, []))).toBe('No branches available at the moment.');
  expect(textOf(renderSection('our_branches', {}, [], { language: 'ar' }))).toMatch(/\p{Script=Arabic}/u);
});

test('[ERR-22] no map source', () => {
  const html = renderSection('our_branches', {}, [{ ...riyadh, 'map-location-url': '<iframe></iframe>' }]);
  expect(textOf(html)).toContain('Map location is not available.');
  expect(tagsOf(html, 'iframe')).toHaveLength(0);
});
