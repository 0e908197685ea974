import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Where Debian puts them; `npm test` says which one it found or installed. */
const usual = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Debian's Chromium or its headless shell, kept from calling anything but the servers under test. */
export const chromium: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path)),
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
