import { escapeMarkup } from '@insurer/contract/clean/escape-markup.ts';
import { directionOf, type Language } from '@insurer/contract/language.ts';
import { theme } from '@insurer/theme/brand.ts';
import { type AdminLanguage, label } from '../../fields/labels.ts';

const words = {
  preview: label('Preview', 'معاينة'),
  subject: label('Subject', 'عنوان الرسالة'),
  invented: label(
    'What stands below is the mail as a customer gets it. Its case, number and date are invented, and this bar is no part of it.',
    'ما يلي هو الرسالة كما تصل إلى العميل. الطلب ورقمه وموعده للتوضيح فقط، وهذا الشريط ليس جزءًا منها.',
  ),
};

const { colours, dark } = theme;
const styles = `
.preview-notice{margin:0;padding:12px 16px;background-color:${colours.warningBg};color:${colours.text};border-block-end:2px dashed ${colours.warning};font:15px/1.7 'IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif;text-align:start}
.preview-notice strong{margin-inline-end:12px;padding:2px 10px;border-radius:4px;background-color:${colours.warning};color:${colours.warningBg}}
@media (prefers-color-scheme:dark){
.preview-notice{background-color:${dark.warningBg};color:${dark.text};border-color:${dark.warning}}
.preview-notice strong{background-color:${dark.warning};color:${dark.warningBg}}
}`;

/**
 * A bar above the previewed mail, in the language and the direction of who reads the admin, whatever those of the mail are: it said
 * as the mail's first line that the case is invented, and looked like the mail's own words. The subject, which no mail shows in itself,
 * stands in it in the mail's own language.
 */
export function previewNotice(language: AdminLanguage, subject: string, of: Language): string {
  const own = `lang="${of}" dir="${directionOf(of)}"`;
  const named = `${words.subject[language]}: <bdi ${own}>${escapeMarkup(subject)}</bdi>`;
  return previewBar(language, `${words.invented[language]}<br>${named}`);
}

/** The same bar above anything else that is previewed by itself, with what it says there as markup. */
export function previewBar(language: AdminLanguage, says: string): string {
  return `<style>${styles}</style>
<p class="preview-notice" role="note" lang="${language}" dir="${directionOf(language)}"><strong>${words.preview[language]}</strong>${says}</p>`;
}
