/** Where a server's log stands, in bytes from its beginning, and when it was asked. */
export type LogPosition = { readonly atMs: number; readonly bytes: number };

/** Ten minutes of seconds: a replica that is further behind has a long way to go anyhow. */
const MAX_SEEN = 600;

/**
 * How far a replica is behind, without writing anything: it is as old as the last moment of the primary that it has
 * reached. A primary at rest makes nobody late.
 */
export const createLagMeter = () => {
  let seen: readonly LogPosition[] = [];
  /**
   * @param primary where the primary stands
   * @param replica what the replica has replayed, asked after it
   * @returns milliseconds; infinite until the replica has reached a moment that was seen
   */
  return (primary: LogPosition, replica: LogPosition): number => {
    seen = [...seen, primary].slice(0, MAX_SEEN);
    const reached = seen.findLastIndex(({ bytes }) => bytes <= replica.bytes);
    const last = seen[reached];
    if (last === undefined) return Number.POSITIVE_INFINITY;
    seen = seen.slice(reached);
    return replica.atMs - last.atMs;
  };
};
