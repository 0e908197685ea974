import type { LocalizedText } from '@insurer/contract/fields.ts';
import type { SiteSettings } from '@insurer/contract/site-settings.ts';
import { currentYear } from '#app/texts/dates.ts';
import { fill } from '#app/texts/fill.ts';
import type { Texts } from '#app/texts/texts.ts';

/** The copyright line with the current year; a year printed in the line grows old and gives way (decision D13). */
export function copyrightLine(settings: SiteSettings, texts: Texts, now = new Date()): LocalizedText {
  const year = currentYear(now);
  const own = settings.footer?.copyright;
  if (own) {
    return {
      ...own,
      text: own.text.includes('{year}') ? own.text.replace('{year}', year) : withLastYear(own.text, year),
    };
  }
  const company = settings.company.name?.text ?? texts.company.name;
  return { text: fill(texts.footer.copyright, { year, company }), lang: texts.language };
}

/** A line whose last year is another one. */
function withLastYear(line: string, year: string): string {
  const printed = [...line.matchAll(/\b20\d\d\b/g)].at(-1);
  return printed ? line.slice(0, printed.index) + year + line.slice(printed.index + printed[0].length) : line;
}
