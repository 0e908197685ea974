import { describeOutbox } from './outbox.ts';

describeOutbox('sqlite');
