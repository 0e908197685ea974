import { vi } from 'vitest';
import { describeBulkChanges } from './bulk-changes.ts';

// The insurer's own system is told of cases as well; nobody listens there.
vi.hoisted(() => {
  Object.assign(process.env, { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'x'.repeat(40) });
  Object.assign(process.env, { LIMIT_MAILS: '1000/60', LIMIT_SUBMISSIONS: '1000/10' });
});

describeBulkChanges('sqlite');
