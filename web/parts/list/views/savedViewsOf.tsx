import type { DescribedViews, ViewsProps } from './describedViews.ts';
import { ListViews } from './ListViews.tsx';
import type { ListName } from './savedViews.ts';
import { useIsAddressSettled } from './useSavedViews.ts';

const Views = ({ list, shape, total }: ViewsProps) => <ListViews {...{ list, shape, total }} />;

/** All rows, and the views that somebody saved. */
export const savedViewsOf = (list: ListName): DescribedViews => ({
  list,
  sets: [],
  useIsSettled: () => useIsAddressSettled(list),
  Views,
});
