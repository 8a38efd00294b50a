import { dirname } from 'node:path';
import type { Offence, Source } from './sources.ts';

/** A reader finds a file among so many at a glance. */
const MAX_FILES = 25;

const isCounted = ({ path }: Source): boolean => !/\.(?:test|cases|stories)\.\w+$/.test(path);

/** Folders with more files of their own than a reader can look through; tests and stories are not counted. */
export const crowdedRooms = (sources: readonly Source[]): Offence[] => {
  const rooms = Map.groupBy(sources.filter(isCounted), ({ path }) => dirname(path));
  return [...rooms].flatMap(([place, { length }]) =>
    length > MAX_FILES
      ? [{ place, advice: `${length} files; more than ${MAX_FILES} want rooms by subject` }]
      : [],
  );
};
