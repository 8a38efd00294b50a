import { DomainType } from '#web/parts/api/generated/enums.ts';
import { usePlace } from '#web/parts/router/shown.ts';
import { type AnyCondition, addressOf } from '../conditions/condition.ts';
import { idOf, type ListState, membersOf } from '../listAddress.ts';
import { currentSet, type RowSet, setHref } from '../setViews.ts';
import { useWorkCounts } from '../useWorkCounts.ts';
import { ListViews, type ListViewsProps } from './ListViews.tsx';

/** What holds for all tabs: the server counts their rows within it. */
const OF_ALL_SETS: readonly string[] = ['project_id', 'domainType'];

type Counted = {
  readonly sets: readonly RowSet[];
  readonly conditions: readonly AnyCondition[];
  readonly values: ListState<string>['values'];
};

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

type CountedViewsProps = Counted & Pick<ListViewsProps, 'list' | 'shape' | 'total'>;

/** The views of a list whose ready sets the server counts. */
export const CountedViews = ({ list, shape, total, ...counted }: CountedViewsProps) => (
  <ListViews {...{ list, shape, total }} {...useSets(counted)} />
);
