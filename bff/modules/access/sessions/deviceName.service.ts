import { browsers, deviceTexts, systems } from './devices.words.ts';

const firstIn = (names: typeof systems, userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What a person calls the device that a session was begun on, from the browser's own description. */
export const deviceName = (userAgent: string | null): string => {
  const system = firstIn(systems, userAgent ?? '');
  const browser = firstIn(browsers, userAgent ?? '');
  if (system !== undefined && browser !== undefined) return deviceTexts.browserOn(system, browser);
  return system ?? browser ?? deviceTexts.unknown;
};
