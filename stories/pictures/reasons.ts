/** Why a run does not hold its pictures against the accepted ones. */
export type Reason = 'own-browser' | 'other-machine' | 'does-not-start';

type Words = {
  /** For the runner's summary. */
  readonly said: string;
  /** For the pages. */
  readonly shown: string;
};

export const REASONS: Readonly<Record<Reason, Words>> = {
  'own-browser': {
    said: 'CHROMIUM_PATH names another browser than that of the packages',
    shown: 'CHROMIUM_PATH で、ほかのブラウザを使いました',
  },
  'other-machine': {
    said: 'the accepted pictures were drawn on Linux with an x64 processor',
    shown: '見本の画像は、Linux（x64）で描いたものです',
  },
  'does-not-start': {
    said: 'the browser of the packages does not start here (it needs libnss3 and libnspr4)',
    shown: 'パッケージのブラウザが起動しません（libnss3 と libnspr4 が要ります）',
  },
};

/** What decides whether pictures can be held against the accepted ones. */
export type Circumstances = {
  /** Whether CHROMIUM_PATH is set. */
  readonly hasOwnBrowser: boolean;
  /** Whether the browser of the packages starts. */
  readonly starts: boolean;
  /** As Node says it: `linux-x64`. */
  readonly machine: string;
};

/** Another browser, and the same on another processor, smooths letters otherwise: nothing could be said of a change. */
export const reasonAgainst = ({ hasOwnBrowser, starts, machine }: Circumstances): Reason | null => {
  if (hasOwnBrowser) return 'own-browser';
  if (!starts) return 'does-not-start';
  return machine === 'linux-x64' ? null : 'other-machine';
};
