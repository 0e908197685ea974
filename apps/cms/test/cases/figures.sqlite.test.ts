import { describeFigures } from './figures.ts';

describeFigures('sqlite');
