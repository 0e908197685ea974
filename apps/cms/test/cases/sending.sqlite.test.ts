import { vi } from 'vitest';
import { describeSending } from './sending.ts';

vi.hoisted(() => {
  Object.assign(process.env, {
    WEBHOOK_URL: 'http://127.0.0.1:9/cases',
    WEBHOOK_SECRET: 'a-secret-of-the-webhook',
    LIMIT_MAILS: '1000/60',
    LIMIT_SUBMISSIONS: '1000/10',
  });
});

describeSending('sqlite');
