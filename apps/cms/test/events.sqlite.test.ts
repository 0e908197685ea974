import { describeEvents } from './events.ts';

describeEvents('sqlite');
