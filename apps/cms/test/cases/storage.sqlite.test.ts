import { vi } from 'vitest';
import { describeStorage } from './storage.ts';

// What the log is told is looked at; many requests have one sender.
vi.hoisted(() => Object.assign(process.env, { LOG_LEVEL: 'debug', LIMIT_MAILS: '1000/60' }));

describeStorage('sqlite');
