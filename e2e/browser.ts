import type { LaunchOptions } from '@playwright/test';

/** Debian's Chromium, kept from calling anything but the servers under test. */
export const chromium: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // On a busy machine it ends the process that makes frames, and a page may wait for its next one for ever.
    '--disable-gpu-watchdog',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
