import { useEffect, useState } from 'react';
import { type Services, useServices } from '#web/parts/api/services.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';
import { untilNextLook } from './timeLeft.ts';

/** One clock for a window, however many parts of the page show it. */
const clocks = new WeakMap<Services, ServerClock>();

const clockOf = (services: Services): ServerClock => {
  const clock =
    clocks.get(services) ??
    createServerClock({
      ask: async () => {
        const answer = await services.api.read('/api/meta/server_time', {});
        if (answer === null) throw new TypeError('the server has no clock');
        return Date.parse(answer.body.now);
      },
      steadyMs: () => performance.now(),
      wallMs: () => Date.now(),
    });
  clocks.set(services, clock);
  return clock;
};

/** Calls at what may be the end of a sleep or of a broken line. */
const onWake = (wake: () => void): (() => void) => {
  const events = [
    [window, 'online'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, name] of events) target.addEventListener(name, wake);
  return () => {
    for (const [target, name] of events) target.removeEventListener(name, wake);
  };
};

/**
 * What time it is by the server's clock, renewed as often as a deadline needs it: with each second in its last hour.
 * Null while it is not known; the browser's clock never stands in for it.
 */
export const useServerNow = (deadline: Date): Date | null => {
  const clock = clockOf(useServices());
  const deadlineMs = deadline.getTime();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const show = (): void => {
      if (!isShown) return;
      clearTimeout(timer);
      const current = clock.now();
      setNow(current);
      timer = setTimeout(look, untilNextLook(new Date(deadlineMs), current));
    };
    const look = (): void => {
      show();
      void clock.askIfNeeded()?.then(show);
    };
    look();
    const stayAsleep = onWake(() => {
      if (document.visibilityState === 'visible') void clock.askNow().then(show);
    });
    return () => {
      isShown = false;
      clearTimeout(timer);
      stayAsleep();
    };
  }, [clock, deadlineMs]);
  return now;
};
