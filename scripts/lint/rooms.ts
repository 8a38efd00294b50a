import { dirname } from 'node:path';
import { isList, type Offence, type Source } from './sources.ts';

/** A reader finds a file among so many at a glance. */
const MAX_FILES = 25;

/** Folders with more files of their own than a reader can look through; lists are not counted. */
export const crowdedRooms = (sources: readonly Source[]): Offence[] => {
  const rooms = Map.groupBy(
    sources.filter((source) => !isList(source)),
    ({ path }) => dirname(path),
  );
  return [...rooms].flatMap(([place, { length }]) =>
    length > MAX_FILES
      ? [{ place, advice: `${length} files; more than ${MAX_FILES} want rooms by subject` }]
      : [],
  );
};
