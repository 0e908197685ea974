import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionNames } from '@insurer/contract/sections/sections.ts';
import { expect, it } from 'vitest';
import { sectionPictures } from '../../../scripts/draw/section-pictures.ts';
import { blocks } from '../src/blocks/blocks.ts';

const folder = join(import.meta.dirname, '../public');

it.each(blocks.map((block) => [block.slug, block] as const))(
  'the section %s has its picture in the chooser',
  (slug, block) => {
    const thumbnail = block.admin?.images?.thumbnail;
    if (typeof thumbnail !== 'object') throw new Error(`no picture: ${slug}`);
    expect(readFileSync(join(folder, thumbnail.url), 'utf8')).toContain('<svg');
    expect(thumbnail.alt).toMatch(/[a-z].*[ء-ي]/s);
  },
);

it('the pictures are those of the script, and no others', () => {
  const drawn = new Map(sectionPictures().map(([name, svg]) => [`${name}.svg`, svg]));
  expect(readdirSync(join(folder, 'section-pictures')).toSorted()).toEqual([...drawn.keys()].toSorted());
  for (const [file, svg] of drawn)
    expect([file, readFileSync(join(folder, 'section-pictures', file), 'utf8')]).toEqual([file, svg]);
  expect(new Set(drawn.values()).size).toBe(sectionNames.length);
});
