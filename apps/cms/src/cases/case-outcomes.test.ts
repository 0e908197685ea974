import { expect, it } from 'vitest';
import { handlingFields } from './inbox/handling-fields.ts';

type Option = { value: string; label: Record<'en' | 'ar', string> };
type Select = { options: Option[]; filterOptions(asked: { data: object; options: Option[] }): Option[] };

function offered(team: 'care' | 'people', data: object = {}): Option[] {
  const field = handlingFields(team).find((one) => 'name' in one && one.name === 'outcome');
  const { options, filterOptions } = field as unknown as Select;
  return filterOptions({ data, options });
}

it('an application ends in words of its own, and nobody is chosen in part; what was stored so keeps its name', () => {
  const values = (options: Option[]) => options.map(({ value }) => value);
  expect(values(offered('care'))).toContain('partly');
  expect(values(offered('people'))).not.toContain('partly');
  expect(values(offered('people', { outcome: 'partly' }))).toContain('partly');
  const said = offered('people').slice(0, 2);
  expect(said.map(({ label: { en, ar } }) => [en, ar])).toEqual([
    ['Chosen for the job', 'وقع عليه الاختيار'],
    ['Not chosen', 'لم يقع عليه الاختيار'],
  ]);
});
