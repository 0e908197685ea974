import { describeBlankDrafts } from './blank-drafts.ts';

describeBlankDrafts('sqlite');
