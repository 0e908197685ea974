import { describeBrokenLinks } from './broken-links.ts';

describeBrokenLinks('sqlite');
