/** How often it is noted that the sockets are being read. */
const LOOK_MS = 20;

/**
 * When what is read now can have arrived at the earliest. A process that is busy reads its sockets late, and what it
 * finds may have lain there since it last looked: at a deadline that doubt is the caller's. Some hundredths of a second
 * behind the clock while there is little to do.
 */
export const createArrivalClock = (): (() => Date) => {
  let lookedAtMs = Date.now();
  const note = (): void => {
    const atMs = Date.now();
    // By then everything has been read that lay there now.
    setImmediate(() => {
      lookedAtMs = atMs;
    });
  };
  setInterval(note, LOOK_MS).unref();
  return () => new Date(Math.min(lookedAtMs, Date.now()));
};
