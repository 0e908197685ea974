/** Forms of the units that questions ask in, in both languages. In escapes, since no Arabic words are to reach the browser. */
const units: readonly RegExp[] = [
  // day; يوم with its endings, and أيام in both spellings
  /^(?:days?|\u064a\u0648\u0645.*|[\u0623\u0627]\u064a\u0627\u0645)$/i,
  // year; سنة and سنوات, عام and أعوام
  /^(?:years?|yrs?|\u0633\u0646.*|\u0639\u0627\u0645.?.?|[\u0623\u0627]\u0639\u0648\u0627\u0645)$/i,
  // riyal; ريال with its endings
  /^(?:sar|sr|riyals?|\u0631\u064a\u0627\u0644.*)$/i,
];

/** The article, alone or behind `in`, as Arabic writes it to the word. */
const arabicPrefix = /^(?:\u0628?\u0627\u0644|\u0644\u0644)(?=..)/;

/**
 * A typed number without the unit behind or before it, where the question itself names that unit: `10 days`, `90,000 SAR`, `٣٤ سنة`.
 * Another unit stays, and with it the text is no number: two weeks are not two days.
 *
 * @param asked the question's label and hint
 */
export function withoutUnit(typed: string, asked: string): string {
  const words = typed.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const [word] = words;
  if (!word || words.length > 1 || !(typed.startsWith(word) || typed.endsWith(word))) return typed;
  const unit = units.find((forms) => forms.test(bare(word)));
  const named = (asked.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map(bare);
  return unit && named.some((one) => unit.test(one)) ? typed.replace(word, '').trim() : typed;
}

function bare(word: string): string {
  return word.replace(/\p{M}/gu, '').replace(arabicPrefix, '');
}
