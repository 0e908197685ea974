import { describeStarts } from './starts.ts';

describeStarts('sqlite');
