import { join } from 'node:path';
import { describeBackup } from './backup.ts';

describeBackup('sqlite', (folder) => `file:${join(folder, 'another.db')}`);
