import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { arabicCommas } from './arabic-commas.ts';

it.each([
  ['البحث حسب العنوان, الاسم في الرابط أو المجموعة', 'البحث حسب العنوان، الاسم في الرابط أو المجموعة'],
  ['الرياض,جدة', 'الرياض، جدة'],
  ['«الرياض», جدة', '«الرياض»، جدة'],
  ['Search by title, name or group', 'Search by title, name or group'],
  ['1,250', '1,250'],
])('%s', (said, corrected) => expect(arabicCommas(said)).toBe(corrected));

const sources = join(import.meta.dirname, '../../');
/** Lists for the search, in both scripts at once: what somebody types, and nothing that anybody reads. */
const typed = ['providers/other-names.ts', 'providers/region-names.ts', 'providers/speciality-names.ts'];
const literals = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
/** Behind an Arabic letter or a mark of Arabic, and no part of a pattern. */
const latinMark = /[\u0621-\u065f»]\s?[,;?](?!:)/;

it('no Arabic words of the admin have a comma, a semicolon or a question mark of Latin script', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !typed.includes(file),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8');
    const said = [...text.matchAll(literals)].map(([, one, other]) => one ?? other ?? '');
    return said.filter((words) => latinMark.test(words)).map((words) => `${file}: ${words}`);
  });
  expect(files).toContain('together/together-words.ts');
  expect(found).toEqual([]);
});
