import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    env: { LOG_LEVEL: 'silent' },
  },
});
