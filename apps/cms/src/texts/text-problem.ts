import type { Language } from '@insurer/contract/language.ts';
import { lostGaps, maxTextLetters } from '@insurer/contract/texts/text-rules.ts';
import { type AdminLanguage, type Label, label, languageLabels } from '../fields/labels.ts';

/** Why a text cannot stand in the place of a built-in one, if it cannot. An empty one keeps the built-in text. */
export function problemOf(builtIn: string, text: string): Label | undefined {
  if (text.trim() === '') return undefined;
  const lost = lostGaps(builtIn, text).join(' ');
  if (lost)
    return label(
      `The site puts a value in the place of ${lost}: write it in the text as well.`,
      // Isolated, since braces at its edge would jump to the other side.
      `يضع الموقع قيمة مكان \u2066${lost}\u2069، فاكتبه في النص أيضًا.`,
    );
  const unknown = lostGaps(text, builtIn).join(' ');
  if (unknown)
    return label(
      `The site has no value for ${unknown} here: visitors would read it as it stands.`,
      `لا قيمة لدى الموقع هنا تحل محل \u2066${unknown}\u2069، فسيقرؤه الزوار كما هو.`,
    );
  return text.trim().length > maxTextLetters
    ? label(`Use ${maxTextLetters} characters or less.`, `يجب ألا يزيد النص على ${maxTextLetters} حرف.`)
    : undefined;
}

/** `group`: the form or the part of the site that it is in. */
type Written = { builtIn: string; language: Language; text: string; group?: string };

/** Why texts are not saved, each with the built-in text that it is about; empty where all can be. */
export function refusalsOf(written: readonly Written[], reader: AdminLanguage): string[] {
  return written.flatMap(({ builtIn, language, text, group }) => {
    const problem = problemOf(builtIn, text);
    return problem
      ? [`${group ? `${group} · ` : ''}«${builtIn}» (${languageLabels[language][reader]}): ${problem[reader]}`]
      : [];
  });
}
