import { expect, test } from 'vitest';
import { renderSection, textOf } from '../test/render-section.tsx';

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
