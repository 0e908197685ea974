import type { Both, SeedSection } from '../content-types.ts';
import { documentTitles } from '../documents.ts';

type CoverSection = Extract<SeedSection, { name: 'cover_questions' }>;
export type CoverQuestion = Required<NonNullable<CoverSection['items']>[number]>;

const header: Both = { en: 'Am I covered?', ar: 'هل تشملني التغطية؟' };
const description: Both = {
  en: 'Choose what happened to you. Each answer quotes the clause that decides, and opens the policy wording at its page. Your schedule names your plan and your limits, and comes first.',
  ar: 'اختر ما حدث لك. تقتبس كل إجابة البند الذي يحسم الأمر، وتفتح نص الوثيقة على صفحته. ويبيّن جدول وثيقتك خطتك وحدودها، وهو المقدَّم عند الاختلاف.',
};

/**
 * The section "Am I covered?" of a product. That every clause stands on its page of the wording is proved from the printed
 * files (scripts/quoted-clauses.test.ts).
 * @throws where no document has that key
 */
export function coverQuestionsSection(wording: string, items: CoverQuestion[]): CoverSection {
  const documentTitle = documentTitles[wording];
  if (!documentTitle) throw new Error(`documents.ts has no title for ${wording}`);
  const document = { en: `${wording}-en`, ar: `${wording}-ar` };
  return { name: 'cover_questions', content: { header, description, document, documentTitle }, items };
}
