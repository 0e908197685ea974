import { vi } from 'vitest';
import { describeConfidential } from './confidential.ts';

// The insurer's own system is told of cases as well; nobody listens there.
vi.hoisted(() => Object.assign(process.env, { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'x'.repeat(40) }));

describeConfidential('sqlite');
