import { useEffect, useState } from 'react';
import { createLazy } from '#web/parts/lazy/createLazy.ts';

type HolidayNames = ReadonlyMap<string, string>;

const none: HolidayNames = new Map();

/** Eighty years of them: nobody but the calendar needs them, and it can be read before they are there. */
const lazyNames = createLazy(async () => (await import('./holidayNames.ts')).holidayNames);

/** What the holidays are called, by day; empty until they have come. */
export const useHolidayNames = (): HolidayNames => {
  const [names, setNames] = useState(lazyNames.loaded() ?? none);
  useEffect(() => {
    // Without them the calendar is less helpful, not wrong.
    lazyNames.load().then(setNames, () => undefined);
  }, []);
  return names;
};
