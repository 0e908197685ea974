import type { LaunchOptions } from '@playwright/test';

/** Debian's Chromium or its headless shell, kept from calling anything but the servers under test. */
export const chromium: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // As a browser with a window draws letters: the shell would draw other edges and widths.
    '--font-render-hinting=slight',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
