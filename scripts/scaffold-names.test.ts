import { describe, expect, it } from 'vitest';
import { namesOf, requestKindOf, sectionNameOf, whyClassTaken, whyTaken } from './scaffold/names.ts';

describe('the names that npm run new:section and new:request take', () => {
  it.each(['customer-stories', 'customer_stories'])('a section %s is customer_stories on the wire', (said) => {
    expect(sectionNameOf(said)).toBe('customer_stories');
  });
  it('a section may be called in camelCase, as some are', () =>
    expect(sectionNameOf('ourBranches')).toBe('ourBranches'));
  it.each(['roadside-assistance', 'roadside_assistance'])('a request %s travels as roadside-assistance', (said) => {
    expect(requestKindOf(said)).toBe('roadside-assistance');
  });
  it.each(['', 'Customer stories', '-stories', 'stories-', '1-story', 'قصص'])('“%s” is no name', (said) => {
    expect([sectionNameOf(said), requestKindOf(said)]).toEqual([undefined, undefined]);
  });
  it.each([
    ['class', 'a word of the language'],
    ['header', 'a name that the new file imports'],
    ['RichText', 'a component that it imports'],
  ])('%s is %s, which it says before anything is written', (name) => {
    const contents = [
      "import { description, header, type SectionTexts } from './a.ts';\nimport { RichText } from './b.tsx';\n",
    ];
    expect(whyTaken(['customerStories', name], contents)).toContain(`“${name}”`);
    expect(whyTaken(['customerStories', 'headers'], contents)).toBeUndefined();
  });
  it('a name that the list declares or imports already is said, too', () => {
    const list = "import { cards } from './cards.ts';\nexport const sectionNames = [];\n";
    for (const name of ['cards', 'sectionNames']) expect(whyTaken([name], [], [list])).toContain(name);
    expect(whyTaken(['stories'], [], [list])).toBeUndefined();
  });
  it('a class that a stylesheet has is said, too: its look would change on each page with such a section', () => {
    const sheets = { 'ui/ui.css': '.button { color: inherit; }\n.list-filters__row, .card--wide { gap: 0; }' };
    for (const name of ['button', 'list-filters', 'card']) {
      expect(whyClassTaken(name, sheets)).toBe(
        `The class “${name}” stands in ui/ui.css already: take a longer name, such as our-${name}.`,
      );
    }
    for (const name of ['but', 'list', 'buttons', 'wide', 'gap']) expect(whyClassTaken(name, sheets)).toBeUndefined();
  });
  it('the forms of a name', () => {
    expect(namesOf('customer_stories')).toEqual({
      wire: 'customer_stories',
      kebab: 'customer-stories',
      camel: 'customerStories',
      pascal: 'CustomerStories',
      english: 'Customer stories',
    });
  });
});
