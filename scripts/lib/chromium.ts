import { existsSync } from 'node:fs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags that keep a headless browser from looking for the outside world. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser for tests and pictures: CHROMIUM_PATH, then one installed on the machine, then the one that came
 * with the packages (it needs libnss3 and libnspr4).
 * @throws Error that says what to install when there is none
 */
export const chromiumPath = async (): Promise<string> => {
  const own = process.env.CHROMIUM_PATH || installed.find((path) => existsSync(path));
  if (own) return own;
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  if (!path) throw new Error('No Chromium found: install Debian’s chromium, or set CHROMIUM_PATH.');
  return path;
};
