import { changedText, type Wording } from '@insurer/contract/changed-texts.ts';
import { escapeMarkup } from '@insurer/contract/clean/escape-markup.ts';
import { directionOf } from '@insurer/contract/language.ts';
import type { TextKey } from '@insurer/contract/texts/text-keys.ts';
import { theme } from '@insurer/theme/brand.ts';
import { type AdminLanguage, label } from '../../fields/labels.ts';
import { promisedDayText } from '../../fields/moment-text.ts';
import { editedTexts } from '../../texts/edited-texts.ts';
import type { TextGroup } from '../../texts/text-groups.ts';
import { previewBar } from '../mail/preview-notice.ts';
import type { ExampleCase } from './example-cases.ts';

const words = {
  every: label(
    'Every text of this part as the saved draft has it, also those that visitors read at times only. What stands in braces is filled in by the site.',
    'كل نصوص هذا الجزء كما في المسودة المحفوظة، ومنها ما لا يقرؤه الزوار إلا أحيانًا. وما بين القوسين مثل {count} يملؤه الموقع.',
  ),
  cases: label(
    'The cases below, their numbers, days and names are invented.',
    'الطلبات أدناه وأرقامها وأيامها وأسماؤها للتوضيح فقط.',
  ),
};

const { colours, dark } = theme;
const styles = `
body{margin:0;background-color:${colours.surfaceBand};color:${colours.text};font:17px/1.7 'IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif}
main{max-width:44rem;margin:0 auto;padding:24px 16px 64px}
h1{margin:0 0 16px;font-size:26px;line-height:1.4}
h2{margin:0;font-size:19px;line-height:1.5}
article,.texts{margin:0 0 16px;padding:16px 20px;border:1px solid ${colours.line};border-radius:10px;background-color:${colours.surfaceCard}}
dl,ol{margin:8px 0 0}
ol{padding-inline-start:24px}
dt{font-size:14px;color:${colours.textMuted}}
dd{margin:0 0 12px;overflow-wrap:anywhere;white-space:pre-line}
.status{display:inline-block;margin:4px 0 0;padding:0 12px;border-radius:999px;background-color:${colours.surfaceBand};font-weight:600}
.quiet{font-size:14px;color:${colours.textMuted}}
@media (prefers-color-scheme:dark){
body{background-color:${theme.darkMail.ground};color:${theme.darkMail.text}}
article,.texts{background-color:${theme.darkMail.sheet};border-color:${theme.darkMail.panelLine}}
.status{background-color:${theme.darkMail.panel};color:${dark.text}}
dt,.quiet{color:${theme.darkMail.quiet}}
}`;

type Sheet = {
  group: TextGroup;
  cases: ExampleCase[];
  wording: Wording;
  /** That of who looks at it, whichever that of the texts is. */
  admin: AdminLanguage;
  officer: { name: string; phone: string };
  reference: string;
  dueAt: Date;
};

/** A page with all texts of a group as the wording has them; those of a case in cases that are invented. */
export function groupSheet(sheet: Sheet): string {
  const { group, cases, wording, admin } = sheet;
  const { language } = wording;
  const name = `<span lang="${admin}" dir="${directionOf(admin)}">${escapeMarkup(group.name)}</span>`;
  const says = cases.length > 0 ? `${words.every[admin]} ${words.cases[admin]}` : words.every[admin];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(group.name)}</title>
<style>${styles}</style>
</head>
<body>${previewBar(admin, says)}
<main>
<h1>${name}</h1>
${cases.map((one) => caseMarkup(one, sheet)).join('\n')}
<dl class="texts">
${group.texts.map((text) => textMarkup(text, sheet)).join('\n')}
</dl>
</main>
</body>
</html>
`;
}

function textMarkup({ key, part }: TextGroup['texts'][number], { wording, admin }: Sheet): string {
  const text = wordsAt(key, wording);
  if (!text) return '';
  const named = part && `<dt lang="${admin}" dir="${directionOf(admin)}">${escapeMarkup(part)}</dt>`;
  return `<div>${named ?? ''}<dd>${escapeMarkup(text)}</dd></div>`;
}

function caseMarkup(one: ExampleCase, sheet: Sheet): string {
  const { wording, officer, reference, dueAt } = sheet;
  const say = (key: TextKey) => escapeMarkup(wordsAt(key, wording));
  const fact = (key: TextKey, value: string) => `<dt>${say(key)}</dt><dd>${value}</dd>`;
  const stages = one.stages.map(
    ({ name, isAhead }) =>
      `<li>${escapeMarkup(name)}${isAhead ? ` <span class="quiet">${say('site.requests.ahead')}</span>` : ''}</li>`,
  );
  return `<article>
<h2>${escapeMarkup(one.name)}</h2>
<p class="status">${escapeMarkup(one.status)}</p>
${one.note ? `<p>${escapeMarkup(one.note)}</p>` : ''}
<dl>
${fact('site.tracking.reference', `<bdi dir="ltr">${escapeMarkup(reference)}</bdi>`)}
${one.hasDay ? fact('site.tracking.answerBy', escapeMarkup(promisedDayText(dueAt, wording.language))) : ''}
${one.namesOfficer ? fact('site.tracking.officer', `<bdi>${escapeMarkup(officer.name)}</bdi> <bdi dir="ltr">${officer.phone}</bdi>`) : ''}
</dl>
${stages.length > 0 ? `<p class="quiet">${say('site.requests.stages')}</p><ol>${stages.join('')}</ol>` : ''}
</article>`;
}

function wordsAt(key: string, wording: Wording): string {
  return changedText(key, wording) ?? editedTexts.get(key)?.[wording.language] ?? '';
}
