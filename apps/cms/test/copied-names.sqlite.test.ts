import { describeCopiedNames } from './copied-names.ts';

describeCopiedNames('sqlite');
