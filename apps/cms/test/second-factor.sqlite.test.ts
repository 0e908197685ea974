import { describeSecondFactor } from './second-factor.ts';

describeSecondFactor('SQLite');
