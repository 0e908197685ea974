import { describeDataFolder } from './data-folder.ts';

describeDataFolder('sqlite');
