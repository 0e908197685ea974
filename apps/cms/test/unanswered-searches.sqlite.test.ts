import { describeUnanswered } from './unanswered-searches.ts';

describeUnanswered('sqlite');
