import type { Both, SeedPage, SeedSection } from '@insurer/demo-content/content-types.ts';
import { chapter, type Part, same } from './printed-document.ts';

/** Documents of a product say what its content page says: the same words and figures, printed. */
export function covered(page: SeedPage): Part[] {
  const rows = page.sections
    .filter((section) => section.name === 'checklist')
    .flatMap((section) => section.items ?? [])
    .flatMap(({ title, description }) => (title && description ? [[title, description]] : []));
  const head = [
    { en: 'Cover', ar: 'التغطية' },
    { en: 'What it pays', ar: 'ما تدفعه' },
  ];
  return rows.length > 0 ? [{ table: { head, rows } }] : [];
}

/** The plan table of the page, with a dash where a plan has nothing. */
export function limits(page: SeedPage): Part[] {
  return page.sections.flatMap((section) => {
    if (section.name !== 'insurance_plans_report' || !section.items?.length) return [];
    const none = same('–');
    const rows = section.items.map(({ title, plan1, plan2, plan3 }) =>
      [title, plan1, plan2, plan3].map((cell) => cell ?? none),
    );
    const { rowsName, plan1Name, plan2Name, plan3Name } = section.content ?? {};
    const names = [plan1Name, plan2Name, plan3Name].map((name, place) => name ?? numbered(place + 1));
    const head = [rowsName ?? { en: 'Benefit', ar: 'المنفعة' }, ...names];
    return [{ table: { head, rows } }];
  });
}

/** Where a plan has no name. */
const numbered = (number: number): Both => ({ en: `Plan ${number}`, ar: `خطة ${number}` });

/** Every section of the page whose header speaks of what is not covered. */
export function notCovered(page: SeedPage): Part[] {
  return prose(page, /not cover|not insure|exclu/i).map((part) =>
    'markdown' in part
      ? { markdown: { en: withoutPointer(part.markdown.en), ar: withoutPointer(part.markdown.ar) } }
      : part,
  );
}

/** Pages point to the wording for the full list; inside the wording that sentence would point to itself. */
function withoutPointer(text: string): string {
  const blocks = text.split(/\n{2,}/).map((block) => {
    if (/^[-*\d]/.test(block)) return block;
    return block
      .split(/(?<=\.)\s+/)
      .filter((sentence) => !/wording|نص الوثيقة|نصوص الوثائق/.test(sentence))
      .join(' ');
  });
  return blocks.filter(Boolean).join('\n\n');
}

/** The text sections whose English header matches. */
function prose(page: SeedPage, header: RegExp): Part[] {
  return page.sections.flatMap((section) => (header.test(headerOf(section)?.en ?? '') ? sectionRichText(section) : []));
}

function headerOf(section: SeedSection): Both | undefined {
  return section.content && 'header' in section.content ? section.content.header : undefined;
}

function sectionRichText(section: SeedSection): Part[] {
  if (section.name === 'single_blog' || section.name === 'image_blog') return described(section.content?.description);
  if (section.name === 'single_blog_dropdown') {
    const { description } = section.content ?? {};
    return [...described(onPaper(description)), ...titled(section.items?.map(({ tag, text }) => [tag, text]))];
  }
  if (section.name === 'multiple_title' || section.name === 'checklist') {
    return titled(section.items?.map(({ title, description }) => [title, description]));
  }
  if (section.name === 'faq') return titled(section.items?.map(({ question, answer }) => [question, answer]));
  return [];
}

/** On its page such a section opens one entry at a time, and its lead may ask to choose one; on paper all stand open. */
function onPaper(lead: Both | undefined): Both | undefined {
  return lead && { en: lead.en.replace(/^Choose [^.]*\.\s*/, ''), ar: lead.ar.replace(/^اختر [^.]*\.\s*/, '') };
}

function described(text: Both | undefined): Part[] {
  return text?.en ? [{ markdown: text }] : [];
}

function titled(pairs: (Both | undefined)[][] = []): Part[] {
  return pairs.flatMap(([title, text]) => (title && text ? [{ subheading: title }, { markdown: text }] : []));
}

/** The whole page as a booklet: each text section under its own header. */
export function booklet(page: SeedPage): Part[] {
  return page.sections.flatMap((section) => {
    const header = headerOf(section);
    const parts = sectionRichText(section);
    return header && parts.length > 0 ? chapter(header, ...parts) : parts;
  });
}
