import { describeReviews } from './reviews.ts';

describeReviews('sqlite');
