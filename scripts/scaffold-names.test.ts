import { describe, expect, it } from 'vitest';
import { namesOf, requestKindOf, sectionNameOf } from './scaffold/names.ts';

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
