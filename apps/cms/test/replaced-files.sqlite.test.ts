import { describeReplacedFilesInFolder } from './replaced-files.ts';

describeReplacedFilesInFolder('sqlite');
