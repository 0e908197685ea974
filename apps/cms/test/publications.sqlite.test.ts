import { describePublications } from './publications.ts';

describePublications('sqlite');
