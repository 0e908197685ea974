import { expect, test } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const content = { document: '/media/w-en.pdf', document_ar: '/media/w-ar.pdf', document_title: 'Wording' };
const item = {
  question: 'Is a flood covered?',
  question_ar: 'هل تُغطى السيول؟',
  verdict: 'limited',
  answer: '<p>Up to a sum.</p>',
  answer_ar: '<p>حتى مبلغ.</p>',
  clause: 'Damage from water',
  clause_ar: 'الضرر الناتج عن المياه',
  page: 2,
  page_ar: 3,
};

test('a question opens to its answer, its clause and the page of the document in the language at hand', () => {
  const html = renderSection('cover_questions', content, [item]);
  expect(tagsOf(html, 'details')).toHaveLength(1);
  expect(textOf(html)).toBe(
    'Is a flood covered? Covered up to a limit Up to a sum. What the policy wording says Damage from water Wording · page 2',
  );
  expect(html).toContain('href="/media/w-en.pdf#page=2"');
  const arabic = renderSection('cover_questions', content, [item], { language: 'ar' });
  expect(arabic).toContain('href="/media/w-ar.pdf#page=3"');
  expect(textOf(arabic)).toContain('مشمول حتى حد معيّن');
});

test.each([
  ['covered', 'Covered'],
  ['limited', 'Covered up to a limit'],
  ['excluded', 'Not covered'],
  ['depends', 'It depends'],
])('the verdict %s is said in words beside its icon', (verdict, words) => {
  const html = renderSection('cover_questions', {}, [{ ...item, verdict }]);
  expect(html).toMatch(new RegExp(`class="verdict[^>]*><svg.*?</svg>${words}</span>`));
});

test('what another service leaves out or gets wrong is left out, and the question stands', () => {
  const html = renderSection('cover_questions', {}, [{ question: 'Why?', verdict: 'maybe', page: '2"x' }]);
  expect(textOf(html)).toBe('Why?');
  expect(html).not.toContain('<figure');
  expect(renderSection('cover_questions', { ...content, header: 'Am I covered?' }, [])).not.toContain('Am I covered?');
  const withoutPage = renderSection('cover_questions', content, [{ ...item, page: 0, page_ar: undefined }]);
  expect(withoutPage).toContain('href="/media/w-en.pdf"');
});

test('a page counts for the document of its own language alone', () => {
  const inArabic = (own: object, asked: object) =>
    renderSection('cover_questions', { ...content, ...own }, [{ ...item, ...asked }], { language: 'ar' });
  const withoutDocument = inArabic({ document_ar: undefined }, {});
  expect(withoutDocument).toContain('href="/media/w-en.pdf"');
  expect(textOf(withoutDocument)).not.toContain('صفحة');
  expect(inArabic({}, { page_ar: undefined })).toContain('href="/media/w-ar.pdf"');
  expect(inArabic({ document_ar: undefined }, { page_ar: undefined })).toContain('href="/media/w-en.pdf#page=2"');
});

test('the address of another host’s document stays as it is, and its page is said in words', () => {
  const html = renderSection('cover_questions', { ...content, document: 'https://files.example.com/w.pdf' }, [item]);
  expect(html).toContain('href="https://files.example.com/w.pdf"');
  expect(textOf(html)).toContain('Wording · page 2');
});

test('from four questions on they can be narrowed by typing', () => {
  const four = Array.from({ length: 4 }, () => item);
  expect(tagsOf(renderSection('cover_questions', content, four.slice(1)), 'input')).toHaveLength(0);
  const html = renderSection('cover_questions', content, four, { language: 'ar' });
  const id = /<input id="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<label for="${id}">ماذا حدث، أو عمّ تسأل؟</label>`);
});

test('what else a question is called is told where a box stands that asks for it', () => {
  const own = Array.from({ length: 4 }, () => ({ ...item, question: 'My car was stolen' }));
  expect(renderSection('cover_questions', content, own)).toMatch(/data-question="[^"]*vehicle[^"]*theft/);
  const few = renderSection('cover_questions', content, own.slice(1));
  expect(few.match(/data-question="[^"]*"/g)).toEqual(Array(3).fill('data-question=""'));
});
