import { describeTogether } from './together.ts';

describeTogether('sqlite');
