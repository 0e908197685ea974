import { describe, expect, it } from 'vitest';
import { csvOf, parseCsv } from './csv.ts';

describe('CSV', () => {
  it('begins with the mark of UTF-8 and quotes every cell', () => {
    expect(
      csvOf([
        ['a', 'say "hi"'],
        ['سارة', '1,2\n3'],
      ]),
    ).toBe('\uFEFF"a","say ""hi"""\r\n"سارة","1,2\n3"\r\n');
  });

  it.each(['=1+1', '+966512345678', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200f=1', '＝1', "=cmd|' /C calc'!A0"])(
    'takes the edge off %j',
    (value) => expect(csvOf([[value]])).toContain(`"'${value.replaceAll('"', '""')}"`),
  );

  it.each(['riyadh', '2026-11-27', 'a=b', ''])('leaves %j alone', (value) => {
    expect(csvOf([[value]])).toBe(`\uFEFF"${value}"\r\n`);
  });

  it('is read in one pass, whatever stands in a cell', () => {
    // Copied anew with each part, a cell of these took half a minute.
    expect(parseCsv('"x" '.repeat(160_000))).toEqual([{ line: 1, cells: ['x'.repeat(160_000)] }]);
    expect(parseCsv(' a , "b ""c""" \r\nd e,')).toEqual([
      { line: 1, cells: ['a', 'b "c"'] },
      { line: 2, cells: ['d e', ''] },
    ]);
  });
});
