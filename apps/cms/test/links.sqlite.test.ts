import { describeLinks } from './links.ts';

describeLinks('sqlite');
