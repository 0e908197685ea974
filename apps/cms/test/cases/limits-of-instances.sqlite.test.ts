import { vi } from 'vitest';
import { describeLimitsOfInstances } from './limits-of-instances.ts';

vi.hoisted(() => {
  Object.assign(process.env, { LIMIT_SUBMISSIONS: '5/1440' });
});

describeLimitsOfInstances('sqlite');
