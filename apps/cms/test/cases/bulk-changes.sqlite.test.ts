import { describeBulkChanges } from './bulk-changes.ts';

describeBulkChanges('sqlite');
