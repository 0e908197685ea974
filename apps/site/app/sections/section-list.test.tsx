import { allSectionExamples, sectionExample, type WireSection } from '@insurer/contract/examples/section-examples.ts';
import { type Fields, wireName } from '@insurer/contract/fields.ts';
import { languages } from '@insurer/contract/language.ts';
import { readPage } from '@insurer/contract/read-page.ts';
import { type SectionName, sectionNames, sections } from '@insurer/contract/sections/sections.ts';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { registry } from './registry.ts';
import { heroHoldsHeading, SectionList } from './section-list.tsx';
import { renderSections, tagsOf, textOf, viewIn, wireSection } from './test/render-section.tsx';

afterEach(() => vi.restoreAllMocks());

describe.each(languages)('in %s', (language) => {
  test.each(allSectionExamples())('[MAP-01] [MAP-02] [MAP-03] $name draws its $kind example', ({ section }) => {
    const html = renderSections([section], { language });
    // Attributes' values and texts are escaped and may say anything; tags, attribute names and addresses may not.
    const tags = html.replace(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => /^<(script|object|embed|form)|\s(on\w+|style|srcdoc)=/i.test(tag))).toEqual([]);
    expect(html).not.toMatch(/(href|src|srcset|action)="\s*(javascript|data|vbscript):/i);
    expect(textOf(html)).not.toMatch(/\b(undefined|null)\b|\[object|NaN/);
    expect(tagsOf(html, 'img').filter((tag) => !/\salt="/.test(tag))).toEqual([]);
  });

  test.each(sectionNames)('[MAP-01] %s shows its content', (name) => {
    const html = renderSections([sectionExample(name, 'default')], { language });
    expect(html).toContain(`data-section="${name}"`);
    expect(textOf(html).length + tagsOf(html, 'img').length).toBeGreaterThan(0);
  });

  test.each(shownFields())('[MAP-01] %s shows its field %s', (name, wire, place) => {
    const example = sectionExample(name, 'default');
    const whole = instead[wire] ? withoutField(example, instead[wire], place) : example;
    const shown = renderSections([whole], { language });
    expect(renderSections([withoutField(whole, wire, place)], { language })).not.toBe(shown);
  });

  test('[MAP-01] no two parts of a full page share an id', () => {
    const html = renderSections(
      sectionNames.map((name, index) => sectionExample(name, 'many', index)),
      { language },
    );
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('[MAP-01] there is a drawing for exactly the names of the contract', () => {
  expect(Object.keys(registry).sort()).toEqual([...sectionNames].sort());
});

test('[MAP-01] an unknown section draws nothing and the rest stands', () => {
  const html = renderSections([
    { id: 1, section: { name: 'carousel3d' }, content: { header: 'Gone' }, repeatable_content: [] },
    wireSection('single_blog', { header: 'Still here' }),
  ]);
  expect(textOf(html)).toBe('Still here');
});

test('[PAGE-18] [PAGE-19] sections follow their order, and none counts as 0', () => {
  const html = renderSections([
    wireSection('single_blog', { header: 'Three' }, [], 3),
    wireSection('single_blog', { header: 'One' }, [], 1),
    wireSection('single_blog', { header: 'Zero' }),
    wireSection('single_blog', { header: 'Minus' }, [], -1),
  ]);
  expect(textOf(html)).toBe('Minus Zero One Three');
});

test('[PAGE-07] a leading hero can hold the only h1; every other heading stands below', () => {
  const list = [wireSection('cover', { title: 'Promise' }), wireSection('cover', { title: 'Second' })];
  expect(renderSections(list, { startLevel: 1 }).match(/<h1/g)).toHaveLength(1);
  expect(renderSections(list).match(/<h1/g)).toBeNull();
  expect(heroHoldsHeading([])).toBe(false);
});

test('the first picture is loaded at once, later ones when they come near', () => {
  const images = tagsOf(
    renderSections([
      wireSection('cover', { image: '/media/a.webp' }),
      wireSection('banner', { image: '/media/b.webp' }),
    ]),
    'img',
  );
  expect(images[0]).toContain('fetchPriority="high"');
  expect(images[1]).toContain('loading="lazy"');
});

test('[MAP-01] a section that cannot be rendered is left out alone, and its error is told to the server', async () => {
  vi.spyOn(registry.faq, 'render').mockImplementation(() => {
    throw new Error('no drawing');
  });
  const wire = (['single_blog', 'faq', 'checklist'] as const).map((name, index) =>
    sectionExample(name, 'default', index),
  );
  const sections = readPage({ data: { sections: wire } }, 'en').page?.sections ?? [];
  const issues: unknown[] = [];
  const stream = await renderToReadableStream(<SectionList sections={sections} view={viewIn('en')} />, {
    onError: (error) => void issues.push(error),
  });
  const html = await new Response(stream).text();
  expect([...html.matchAll(/data-section="([^"]*)"/g)].map((match) => match[1])).toEqual(['single_blog', 'checklist']);
  expect(issues).toEqual([new Error('no drawing')]);
});

type Place = 'content' | 'repeatable_content';

/** What a field is shown instead of: the file or address that was chosen goes before a bare address (SHORT-03, D17). */
const instead: Record<string, string> = { redirectUrl: 'choose_type', redirect_url: 'choose_type' };

/**
 * Every field that a section has in the contract, by its name on the wire. Lists of social links have no example: the single
 * links say the same, and their sections' tests read both.
 */
function shownFields(): [SectionName, string, Place][] {
  return sectionNames.flatMap((name) => {
    const { content, item } = sections[name];
    const named = (fields: Fields, place: Place) =>
      Object.entries(fields)
        .filter(([, field]) => field.kind !== 'socials')
        .map(([key, field]): [SectionName, string, Place] => [name, wireName(key, field), place]);
    return [...named(content, 'content'), ...named(item, 'repeatable_content')];
  });
}

/** The section as a service would send it that leaves this one field out everywhere, in both languages. */
function withoutField(section: WireSection, wire: string, place: Place): WireSection {
  const left = (key: string, value: unknown) => (key === wire || key === `${wire}_ar` ? undefined : value);
  return { ...section, [place]: JSON.parse(JSON.stringify(section[place]), left) };
}
