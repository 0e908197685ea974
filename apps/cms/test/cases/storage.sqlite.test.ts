import { vi } from 'vitest';
import { describeStorage } from './storage.ts';

// What the log is told is looked at.
vi.hoisted(() => Object.assign(process.env, { LOG_LEVEL: 'debug' }));

describeStorage('sqlite');
