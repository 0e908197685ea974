import { describeDemoContent } from './demo-content.ts';

describeDemoContent('sqlite');
