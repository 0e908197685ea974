import { describeRetention } from './retention.ts';

describeRetention('sqlite');
