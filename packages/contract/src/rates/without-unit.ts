/** How a unit is written behind a number, and in which words a question names it as its own. */
type Unit = { typed: RegExp; named: RegExp };

/**
 * The units that questions ask in, in both languages; in escapes, since no Arabic words are to reach the browser. A question asks in days where it
 * says `days`: one about the day of entry does not.
 */
const units: readonly Unit[] = [
  {
    // day; يوم, يوما, يومان, يومين, أيام
    typed: /^(?:days?|\u064a\u0648\u0645(?:\u0627|\u0627\u0646|\u064a\u0646)?|[\u0623\u0627]\u064a\u0627\u0645)$/i,
    named: /^(?:days|\u064a\u0648\u0645\u0627|[\u0623\u0627]\u064a\u0627\u0645)$/i,
  },
  {
    // year; سنة, سنوات, سنين, سنتان, سنتين, عام, عاما, أعوام
    typed:
      /^(?:years?|yrs?|\u0633\u0646(?:[\u0629\u0647]|\u0648\u0627\u062a|\u064a\u0646|\u062a\u0627\u0646|\u062a\u064a\u0646)|\u0639\u0627\u0645\u0627?|[\u0623\u0627]\u0639\u0648\u0627\u0645)$/i,
    named:
      /^(?:years|\u0633\u0646(?:\u0629|\u0648\u0627\u062a|\u064a\u0646)|\u0639\u0627\u0645\u0627|[\u0623\u0627]\u0639\u0648\u0627\u0645)$/i,
  },
  {
    // riyal; ريال, ريالا, ريالات
    typed: /^(?:sar|sr|riyals?|\u0631\u064a\u0627\u0644(?:\u0627|\u0627\u062a)?)$/i,
    named: /^(?:sar|riyals?|\u0631\u064a\u0627\u0644(?:\u0627|\u0627\u062a)?)$/i,
  },
];

/** The article, alone or behind `in`, as Arabic writes it to the word. */
const arabicPrefix = /^(?:\u0628?\u0627\u0644|\u0644\u0644)(?=..)/;

/**
 * A typed number without the unit behind or before it, where that is the one unit that the question names: `10 days`, `90,000 SAR`,
 * `٣٤ سنة`. Another unit stays, and with it the text is no number: two weeks are not two days, nor twenty days twenty years.
 *
 * @param asked the question's label and hint
 */
export function withoutUnit(typed: string, asked: string): string {
  const [word, more] = wordsOf(typed);
  if (!word || more || !(typed.startsWith(word) || typed.endsWith(word))) return typed;
  const words = wordsOf(asked).map(bare);
  const [unit, other] = units.filter(({ named }) => words.some((one) => named.test(one)));
  return unit && !other && unit.typed.test(bare(word)) ? typed.replace(word, '').trim() : typed;
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
}

function bare(word: string): string {
  return word.replace(/\p{M}/gu, '').replace(arabicPrefix, '');
}
