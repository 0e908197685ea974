import { escapeMarkup } from '@insurer/contract/clean/escape-markup.ts';
import { languageTable } from '@insurer/contract/language-table.ts';
import { theme } from '@insurer/theme/brand.ts';
import { type Fact, linesOf, type Mail, type MailPart, mailText } from './mail-parts.ts';

const { colours } = theme;

/**
 * A mail as HTML: the words of its plain text, nothing added and nothing fetched. Facts become a panel with the
 * reference large, a link becomes a button.
 * @param above markup that stands over the mail and is no part of it: a preview says that it is one
 */
export function mailHtml({ subject, parts }: Mail, above = ''): string {
  const content = parts.map(partHtml).join('\n');
  const { lang, dir } = textDirection(mailText(parts));
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeMarkup(subject)}</title>
<style>${styles}</style>
</head>
<body style="margin:0;padding:0;background-color:${colours.surfaceBand};">${above}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${colours.surfaceBand};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" style="max-width:560px;background-color:${colours.surfaceCard};border-top:6px solid ${colours.action};border-radius:12px;">
<tr><td class="text" style="padding:28px 24px 24px;font-family:${fonts};font-size:${size(lang)};line-height:${isArabicScript(lang) ? '1.8' : '1.6'};color:${colours.text};text-align:${start(dir)};">
${content}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const fonts = "'IBM Plex Sans Arabic','Segoe UI',Tahoma,'Geeza Pro',Arial,sans-serif";

/** Mail programs that know the dark scheme get its colours; the others keep the inline ones. */
const dark = theme.darkMail;
const styles = `
.reference{-webkit-user-select:all;user-select:all}
@media (prefers-color-scheme:dark){
body,.ground{background-color:${dark.ground}!important}
.sheet{background-color:${dark.sheet}!important;border-color:${dark.edge}!important}
.text,.value{color:${dark.text}!important}
.quiet,.name{color:${dark.quiet}!important}
.panel{background-color:${dark.panel}!important;border-color:${dark.panelLine}!important}
.button{background-color:${colours.actionOnDark}!important;color:${colours.actionOnDarkText}!important}
}`;

type Direction = { lang: 'ar' | 'en'; dir: 'rtl' | 'ltr' };

/** By the first letter, so that a mail in both languages has each paragraph in its own direction. */
function textDirection(text: string): Direction {
  const first = /[\p{Script=Latin}\p{Script=Arabic}]/u.exec(text)?.[0] ?? 'a';
  return /\p{Script=Arabic}/u.test(first) ? { lang: 'ar', dir: 'rtl' } : { lang: 'en', dir: 'ltr' };
}

function partHtml(part: MailPart): string {
  const lines = linesOf(part);
  const { lang, dir } = textDirection(lines.join(' '));
  const place = `lang="${lang}" dir="${dir}"`;
  const aligned = `text-align:${start(dir)};`;
  switch (part.kind) {
    case 'link':
      return buttonHtml(place, aligned, part.label, part.address);
    case 'facts':
      return `<table role="presentation" class="panel" width="100%" cellpadding="0" cellspacing="0" border="0" ${place} style="margin:4px 0 20px;background-color:${colours.surfaceBand};border:1px solid ${colours.line};border-radius:10px;">
<tr><td style="padding:16px 20px 6px;${aligned}">${part.facts.map(factHtml).join('')}</td></tr></table>`;
    case 'small print':
      return `<p class="quiet" ${place} style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colours.line};font-size:14px;color:${colours.textMuted};${aligned}">${lines.map(inline).join('<br>')}</p>`;
    case 'section':
      return `<h2 ${place} style="margin:0 0 4px;font-size:18px;line-height:1.4;${aligned}">${inline(part.heading)}</h2>
<p ${place} style="margin:0 0 16px;${aligned}">${part.text.split('\n').map(inline).join('<br>')}</p>`;
    case 'paragraph':
      return `<p ${place} style="margin:0 0 16px;${aligned}">${lines.map(inline).join('<br>')}</p>`;
  }
}

function factHtml({ name, value, isReference = false }: Fact): string {
  const look = isReference
    ? 'font-size:26px;line-height:1.3;font-weight:700;letter-spacing:0.02em;'
    : 'font-weight:600;';
  const shown = isReference
    ? `<bdi dir="ltr">${escapeMarkup(value.replace(/[\u2066-\u2069]/g, ''))}</bdi>`
    : inline(value);
  return `<p style="margin:0 0 12px;"><span class="name" style="font-size:14px;color:${colours.textMuted};">${inline(name)}</span><br><span class="value${isReference ? ' reference' : ''}" style="color:${colours.text};${look}">${shown}</span></p>`;
}

/** The address stands below the button as well: some mail programs show no buttons, and people check where they go. */
function buttonHtml(place: string, aligned: string, words: string, address: string): string {
  const href = escapeMarkup(address);
  return `<p ${place} style="margin:4px 0 8px;${aligned}"><a class="button" href="${href}" style="display:inline-block;padding:12px 24px;border-radius:999px;background-color:${colours.action};color:${colours.actionText};font-weight:600;text-decoration:none;">${inline(words)}</a></p>
<p class="quiet" ${place} style="margin:0 0 20px;font-size:13px;color:${colours.textMuted};word-break:break-all;${aligned}"><bdi dir="ltr">${href}</bdi></p>`;
}

/** Text that a mail program must not take for markup; isolated Latin runs keep their direction. */
function inline(text: string): string {
  return escapeMarkup(text).replace(
    /\u2066([^\u2066\u2069]*)\u2069/g,
    '<bdi dir="ltr" style="white-space:nowrap;">$1</bdi>',
  );
}

function start(dir: Direction['dir']): string {
  return dir === 'rtl' ? 'right' : 'left';
}

function size(lang: Direction['lang']): string {
  return isArabicScript(lang) ? '17px' : '16px';
}

/** Its letters are lower than Latin ones of the same size and reach further down. */
function isArabicScript(lang: Direction['lang']): boolean {
  return languageTable[lang].font === 'arabic';
}
