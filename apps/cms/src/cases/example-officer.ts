import { type Label, label } from '../fields/labels.ts';

/** Who handles an invented case in a preview; the number has digits that no number has. */
export const exampleOfficer: { name: Label; phone: string } = {
  name: label('Name of the colleague', 'اسم الموظف'),
  phone: '+966 50 000 0000',
};
