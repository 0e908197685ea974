import { vi } from 'vitest';
import { describeAssignment } from './assignment.ts';

// Many requests have one sender.
vi.hoisted(() => Object.assign(process.env, { LIMIT_MAILS: '1000/60', LIMIT_SUBMISSIONS: '1000/10' }));

describeAssignment('sqlite');
