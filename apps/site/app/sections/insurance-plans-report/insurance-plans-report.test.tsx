import { describe, expect, test, vi } from 'vitest';
import { renderSection, tagsOf, textOf } from '../test/render-section.tsx';

const row = { title: 'Towing', title_ar: 'السحب', plan1: 'Once', plan2: 'Twice', plan3: 'Always', plan1_ar: 'مرة' };
const headings = (html: string) => [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map((match) => match[1]);

test('[PLAN-01] exactly three plans', () => {
  const plans = headings(renderSection('insurance_plans_report', {}, [row])).slice(1);
  expect(plans).toEqual(['Plan 1', 'Plan 2', 'Plan 3']);
});

test('[PLAN-02] the plans have Arabic names', () => {
  const plans = headings(renderSection('insurance_plans_report', {}, [row], { language: 'ar' })).slice(1);
  expect(plans).toEqual(['خطة 1', 'خطة 2', 'خطة 3']);
});

test('the first head is what the rows are: benefits unless the section says otherwise', () => {
  const first = (content: Record<string, string>, language?: 'ar') =>
    headings(renderSection('insurance_plans_report', content, [row], { language }))[0];
  const kinds = { rows_name: 'Kind of provider', rows_name_ar: 'نوع مقدم الخدمة' };
  expect([first({}), first({}, 'ar')]).toEqual(['Benefit', 'المنفعة']);
  expect([first(kinds), first(kinds, 'ar')]).toEqual(['Kind of provider', 'نوع مقدم الخدمة']);
});

test('[PLAN-03] a row shows its title and a mark with text for each plan, and no voice says what the text says', () => {
  const html = renderSection('insurance_plans_report', { title: 'Plans' }, [row]);
  expect(html.match(/#check/g)).toHaveLength(3);
  expect(textOf(html)).toContain('Towing Once Twice Always');
});

test('[PLAN-04] [PLAN-05] an empty value is n/a without a mark', () => {
  const html = renderSection('insurance_plans_report', {}, [{ ...row, plan2: 'null' }]);
  expect(html.match(/#check/g)).toHaveLength(2);
  expect(textOf(html)).toContain('n/a');
  const arabic = textOf(renderSection('insurance_plans_report', {}, [{ ...row, plan2: '' }], { language: 'ar' }));
  expect(arabic).toContain('لا ينطبق');
  expect(arabic).not.toContain('n/a');
});

test('[ERR-23] [ERR-24] no plans', () => {
  expect(textOf(renderSection('insurance_plans_report', {}, []))).toBe('No insurance plans available.');
  expect(textOf(renderSection('insurance_plans_report', {}, [], { language: 'ar' }))).toContain(
    'لا توجد خطط تأمين متاحة',
  );
});

describe('plans with names', () => {
  const names = {
    plan1_name: 'Third party',
    plan1_name_ar: 'ضد الغير',
    plan1_price: 'from SAR 555',
    plan1_link: '/quote/motor?plan=third-party',
    plan2_name: 'Comprehensive',
  };
  const included = { title: 'Theft', plan1: 'Included', plan1_ar: 'مشمولة', plan2: 'Up to SAR 4,000', plan3: '' };

  test('stand in the head with their price; one without a name keeps its number', () => {
    const html = renderSection('insurance_plans_report', names, [included]);
    expect(
      headings(html)
        .slice(1)
        .map((heading = '') => textOf(heading)),
    ).toEqual(['Third party from SAR 555', 'Comprehensive', 'Plan 3']);
    const arabic = renderSection('insurance_plans_report', names, [included], { language: 'ar' });
    expect(
      headings(arabic)
        .slice(1)
        .map((heading = '') => textOf(heading))[0],
    ).toBe('ضد الغير from SAR 555');
    expect(tagsOf(html, 'td')[0]).toContain('data-label="Third party"');
  });

  test.each(['en', 'ar'] as const)(
    'only what is simply included has a mark, and what is missing is said (%s)',
    (language) => {
      const html = renderSection('insurance_plans_report', { ...names, plan3_name: 'Plus' }, [included], { language });
      expect(html.match(/#check/g)).toHaveLength(1);
      expect(html).toMatch(/<span aria-hidden="true">—<\/span>/);
      expect(textOf(html)).toContain({ en: 'Not covered', ar: 'غير مشمول' }[language]);
      expect(textOf(html)).not.toContain({ en: 'n/a', ar: 'لا ينطبق' }[language]);
    },
  );

  test('what is given in Arabic alone is shown in Arabic on the English page, never told as not covered', () => {
    const all = { ...names, plan3_name: 'Plus' };
    const html = renderSection('insurance_plans_report', all, [
      { title: 'Theft', plan1: 'Included', plan2: 'Included', plan3_ar: 'حتى 4,000 ريال' },
    ]);
    expect(html).toContain('<span lang="ar" dir="rtl">حتى 4,000 ريال</span>');
    expect(textOf(html)).not.toContain('Not covered');
  });

  test('a plan without a name beside them is not told as not covered', () => {
    const html = renderSection('insurance_plans_report', names, [included]);
    expect(textOf(html)).toContain('Up to SAR 4,000 n/a');
    expect(textOf(html)).not.toContain('Not covered');
  });

  test('may be called alike', () => {
    const names = { plan1_name: 'Gold', plan2_name: 'Gold', plan3_name: 'Gold' };
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
    renderSection('insurance_plans_report', names, [{ title: 'Theft', plan1: 'a', plan2: 'b', plan3: 'c' }]);
    expect(errors).not.toHaveBeenCalled();
  });

  test('have a way to their quote, called as the other ways to it on the page and told apart by voices', () => {
    const html = renderSection('insurance_plans_report', names, [included]);
    const links = tagsOf(html, 'a');
    expect(links).toHaveLength(1);
    expect(links[0]).toContain('href="/quote/motor?plan=third-party"');
    expect(textOf(html)).toContain('See your price: Third party');
    const asked = renderSection('insurance_plans_report', { ...names, plan1_link: '/get-a-quote' }, [included]);
    expect(textOf(asked)).toContain('Get a quote: Third party');
    expect(tagsOf(renderSection('insurance_plans_report', {}, [included]), 'a')).toHaveLength(0);
  });
});
