import { describeStorage } from './storage.ts';

describeStorage('sqlite');
