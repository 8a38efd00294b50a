import { DomainType } from '#web/parts/api/generated/enums.ts';
import { usePlace } from '#web/parts/router/shown.ts';
import { addressOf } from '../conditions/condition.ts';
import { idOf, membersOf } from '../listAddress.ts';
import { currentSet, type RowSet, setHref } from '../setViews.ts';
import { useWorkCounts } from '../useWorkCounts.ts';
import type { DescribedViews, ViewsProps } from './describedViews.ts';
import { ListViews } from './ListViews.tsx';
import type { ListName } from './savedViews.ts';
import { useIsAddressSettled } from './useSavedViews.ts';

/** What holds for all tabs: the server counts their rows within it. */
const OF_ALL_SETS: readonly string[] = ['project_id', 'domainType'];

type Counted = Pick<ViewsProps, 'sets' | 'conditions' | 'values'>;

/** The tabs that the server counts. Some may open another page: the current one is of this page. */
const useSets = ({ sets, conditions, values }: Counted) => {
  const domainTypes = membersOf(values, 'domainType', Object.values(DomainType));
  const counts = useWorkCounts(idOf(values, 'project_id'), domainTypes);
  const { pathname, search } = usePlace();
  const params = new URLSearchParams(search);
  const isHere = (address: string): boolean => address.split('?')[0] === pathname;
  const known = sets.flatMap(({ key, label, family = null }) =>
    counts.filter((one) => one.key === key && one.family === family).map((one) => ({ ...one, label })),
  );
  const here = known.filter(({ query }) => isHere(query));
  const names = conditions.flatMap(addressOf).filter((name) => !OF_ALL_SETS.includes(name));
  return {
    currentId: currentSet(here, params, names)?.key ?? '',
    ready: known.map(({ key, label, count, query }) => ({
      id: key,
      label,
      href: isHere(query) ? setHref(query, params) : query,
      count,
    })),
  };
};

const Views = ({ list, shape, total, ...counted }: ViewsProps) => (
  <ListViews {...{ list, shape, total }} {...useSets(counted)} />
);

/** The sets of rows that the server counts, and the views that somebody saved. */
export const countedViewsOf = (list: ListName, sets: readonly RowSet[]): DescribedViews => ({
  list,
  sets,
  useIsSettled: () => useIsAddressSettled(list),
  Views,
});
