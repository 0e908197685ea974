import { describeChosenInColumns } from './chosen-in-columns.ts';

describeChosenInColumns('sqlite');
