/** Milliseconds. */
const SLOW_CONNECT = 500;
const LOOK_EVERY = 100;

type Connect = { readonly since: number; readonly cut: () => void };

/** Told of each connect: what becomes of it, and how it is given up. */
export type FollowConnect = (connected: Promise<unknown>, cut: () => void) => void;

/**
 * Gives up connects that are lost. What a wire has swallowed does not come when it carries again, and a pool whose
 * every connection is still being made would wait the whole of their time. So while one is slow, another beside the
 * pool tries as well: when that comes through, those that began before it and are slow are lost. A server that is only
 * busy keeps both waiting.
 * @param reach comes to the server as a new connection does, within a short time
 */
export const followConnects = (reach: () => Promise<unknown>): FollowConnect => {
  const open = new Set<Connect>();
  let isLooking = false;

  const slowBefore = (instant: number): Connect[] =>
    [...open].filter(({ since }) => since < instant && performance.now() - since >= SLOW_CONNECT);

  const look = async (): Promise<void> => {
    const from = performance.now();
    if (slowBefore(from).length === 0) return;
    await reach().then(
      () => {
        for (const { cut } of slowBefore(from)) cut();
      },
      // As far away as before.
      () => undefined,
    );
  };

  const keepLooking = async (): Promise<void> => {
    isLooking = true;
    while (open.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY).unref());
      await look();
    }
    isLooking = false;
  };

  return (connected, cut) => {
    const connect = { since: performance.now(), cut };
    open.add(connect);
    const close = (): void => void open.delete(connect);
    connected.then(close, close);
    if (!isLooking) void keepLooking();
  };
};
