import { describeChangedMeanwhile } from './changed-meanwhile.ts';

describeChangedMeanwhile('sqlite');
