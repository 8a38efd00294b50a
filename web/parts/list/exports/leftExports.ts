import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** Files that were ordered in this window and whose list was left since, by the ids of their orders. */
type LeftExports = {
  readonly awaited: readonly string[];
  /** Made, and not looked at yet. */
  readonly ready: readonly string[];
};

const KEY = ['leftExports'];
const NONE: LeftExports = { awaited: [], ready: [] };

const changeIn = (queries: QueryClient, change: (left: LeftExports) => LeftExports): void => {
  queries.setQueryData<LeftExports>(KEY, (left = NONE) => change(left));
};

/** What the frame of the pages knows of them: they outlive the page that ordered them, and end with the window. */
export const useLeftExports = (): LeftExports =>
  useQuery<LeftExports>({ queryKey: KEY, queryFn: skipToken, initialData: NONE, gcTime: Infinity }).data ??
  NONE;

/** What becomes of them. */
export const useLeftExportMoves = () => {
  const queries = useQueryClient();
  return {
    /** The page that ordered it is left: the frame awaits it from here on. */
    leave: (id: string) => changeIn(queries, ({ awaited, ready }) => ({ awaited: [...awaited, id], ready })),
    /** Nothing is to be awaited of these any more; `made` are there to be looked at. */
    settle: (ids: readonly string[], made: readonly string[]) =>
      changeIn(queries, ({ awaited, ready }) => ({
        awaited: awaited.filter((id) => !ids.includes(id)),
        ready: [...ready, ...made],
      })),
    /** Somebody looks at all of them. */
    lookedAt: () => changeIn(queries, ({ awaited }) => ({ awaited, ready: [] })),
  };
};
