import { describeChecks } from './checks.ts';

describeChecks('sqlite');
